import { describe, expect, it } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { loadContent } from './read/load.ts';
import { providerPrompt } from './provider-prompt.ts';

const content = loadContent(process.cwd());
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(languages)('the prompt for a language model in %s', (language) => {
  const prompt = plain(providerPrompt(content, language, (page) => `/${language}/${page}`));

  it('contains every fact of every project', () => {
    const missing = content.projects.flatMap((project) => {
      const { title, description, tags, date, status, demo, code, blocked } = project;
      const facts = [title[language], description[language], date, status, ...tags.map((tag) => tag[language])];
      if (demo && !blocked) facts.push(demo.url);
      if (code) facts.push(code);
      return facts.filter((fact) => !prompt.includes(plain(fact))).map((fact) => `${project.id}: ${fact}`);
    });
    expect(missing).toEqual([]);
  });

  it('uses the addresses of the language', () => {
    for (const page of ['contact', 'novel', 'projects']) expect(prompt).toContain(` at /${language}/${page}`);
  });

  it('mentions no page that the site omits', () => {
    expect(providerPrompt(content, language, () => null)).not.toMatch(/ at (?:null|undefined)|\bthe form\b/);
  });
});
