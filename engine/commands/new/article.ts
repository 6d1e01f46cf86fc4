import { slugOf } from '#src/lib/slug.ts';
import { loadContent } from '#src/content/read/load.ts';
import { storyName } from '#src/content/stories/stories.ts';
import { date, id, idQuestion, listOf, title } from './entries.ts';
import {
  languagesToWrite,
  markdownFile,
  isSlug,
  type Answers,
  type Kind,
  type NewFile,
  type Question,
} from './kind.ts';

const summary: Question = { name: 'summary', ask: 'What is it about, in one sentence?', inEachLanguage: true };

function drafts(folder: string, answers: Answers, languages: readonly string[], more: object): NewFile[] {
  const name = id(languages)(answers);
  return languagesToWrite(languages).map((language) => {
    const answer = (field: string) => answers[`${field}-${language}`] ?? answers[field];
    const front = { title: answer('title'), summary: answer('summary'), ...more, draft: true };
    return markdownFile(`${folder}/${name}.${language}.md`, front, '…');
  });
}

export const note: Kind = {
  what: 'a note with its own page, as a draft',
  questions: [
    title,
    idQuestion,
    summary,
    { ...date, ask: 'When is it published? (2026-09-15)' },
    { name: 'tags', ask: 'What is it about? A few words, separated by commas, or nothing', initial: '' },
  ],
  make: (answers, { languages }) => {
    const tags = listOf(answers.tags).map((tag) => slugOf(tag, languages[0] ?? 'en'));
    return drafts('notes', answers, languages, { date: answers.date, tags });
  },
};

export const page: Kind = {
  what: 'a custom page, linked in the footer, as a draft',
  questions: [title, idQuestion, summary],
  make: (answers, { languages }) => drafts('pages', answers, languages, {}),
};

/** Suggested sections of a story; owners may name them freely. */
const parts: Readonly<Record<string, readonly string[]>> = {
  es: ['El problema', 'Lo que no se podía cambiar', 'La decisión', 'El resultado', 'Qué haría de otro modo'],
  en: ['The problem', 'What could not change', 'The decision', 'The result', 'What I would do differently'],
};

export const story: Kind = {
  what: 'the story of a project or a work, with its own page',
  questions: [
    { name: 'id', ask: 'Slug or id of the project or work', check: isSlug },
    { name: 'lead', ask: 'What is it about, in two or three sentences?', inEachLanguage: true },
  ],
  make: (answers, { root, languages }) => {
    const { projects, works } = loadContent(root);
    const names = [...projects, ...works].map(storyName).filter((name) => /[a-z]/.test(name));
    const name = answers.id ?? '';
    if (!names.includes(name))
      throw new Error(
        `No project or work has the slug or id "${name}" (an id that is only a number needs a slug). Known: ${names.join(', ')}.`,
      );
    const needed = languagesToWrite(languages);
    const told = languages.filter((language) => needed.includes(language) || answers[`lead-${language}`]);
    return told.map((language) => {
      const front = { lead: answers[`lead-${language}`] ?? answers.lead };
      const text = (parts[language] ?? parts.en ?? []).map((part) => `## ${part}\n\n…`).join('\n\n');
      return markdownFile(`stories/${name}.${language}.md`, front, text);
    });
  },
};
