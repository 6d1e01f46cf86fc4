import { slugOf } from '#src/lib/slug.ts';
import { date, id, idQuestion, listOf, title } from './entries.ts';
import { languagesToWrite, markdownFile, type Answers, type Kind, type NewFile, type Question } from './kind.ts';

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
