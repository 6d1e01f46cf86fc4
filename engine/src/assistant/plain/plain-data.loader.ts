import type { DataSource } from '#src/content/data-source.ts';
import { commaOf } from '#src/i18n/format.ts';
import { compileFacts } from '../facts/compile.ts';

/** The assistant's data in a language without a trained model: plain JSON. */
export function plainData(
  { content, language, words }: Pick<DataSource, 'content' | 'language' | 'words'>,
  withChapters = true,
) {
  const { smallWords, nearest, nothing } = words.assistant;
  const facts = compileFacts(content, language, withChapters);
  const { owner, entities } = facts;
  const comma = commaOf(language);
  const titles = (...kinds: string[]) => entities.filter(({ kind }) => kinds.includes(kind)).map(({ title }) => title);
  const { shell, about, home, contact, projects } = words;
  const labelled: [label: string, values: string[]][] = [
    [`${shell.pages.contact}${comma}${shell.email}`, [owner.email]],
    [shell.location, [owner.location]],
    [owner.name, [owner.roles.join(comma)]],
    [contact.responseTime, [owner.response]],
    [about.languages, owner.languages.map(({ name, level }) => (level ? `${name} (${level})` : name))],
    [about.skills, owner.levels.map(({ name }) => name)],
    ...owner.groups.map(({ title, items }): [string, string[]] => [title, items]),
    [home.technologies, owner.technologies],
    [about.experience, titles('job')],
    [about.education, titles('study')],
    [shell.pages.projects, titles('project')],
    [projects.works, titles('photography', '2d-3d')],
  ];
  return {
    language,
    facts,
    /** Stop words, separated by spaces. */
    smallWords,
    nearest,
    nothing,
    /** Facts that the site shows below a label, found by it. */
    labelled: labelled
      .filter(([, values]) => values.length > 0)
      .map(([label, values]) => ({ questions: [label], keywords: '', answer: `${label}: ${values.join(comma)}` })),
  };
}
