import type { Content } from '#src/content/content.ts';
import type { Article } from '#src/content/articles/articles.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { sentencesOf } from '../words/text.ts';
import { entityOf, factsOf } from './entity.ts';
import type { Entity, Passage } from './types.ts';

interface Titled {
  title: string;
  lead?: string;
  summary?: string;
  body: string;
}

/** The owner's notes, pages and custom sections. */
export function textEntities({ notes, ownPages, sections }: Content, language: Language): Entity[] {
  const articles: readonly Article<Titled>[] = [...notes, ...ownPages];
  const title = (texts: Partial<Record<Language, Titled>>) =>
    Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, text.title])) as Record<Language, string>;
  const dated = (date: string) => (date.length === 4 ? date : formatDate(date, language));
  return [
    ...articles.flatMap(({ name, texts }) => {
      const text = texts[language];
      if (!text) return [];
      const facts = factsOf('description', text.lead ?? text.summary ?? '');
      return entityOf(`text-${name}`, 'text', language, { title: title(texts) }, { facts });
    }),
    ...sections.map(({ name, title: heading, intro, entries }) => {
      const facts = entries.map(({ title: label, detail, date, from, to, text }) => {
        const said = [label, detail].map((each) => (typeof each === 'object' ? each[language] : each));
        const when = date ? dated(date) : [from, to].flatMap((each) => (each ? dated(each) : [])).join(' – ');
        const head = [...said, when].filter(Boolean).join(', ');
        return { field: 'description' as const, text: text ? `${head}: ${text[language]}` : head };
      });
      const opening = intro ? factsOf('description', intro[language]) : [];
      return entityOf(`section-${name}`, 'text', language, { title: heading }, { facts: [...opening, ...facts] });
    }),
  ];
}

/** The sentences of a language's stories, notes and pages, without pictures. */
export function storyParts({ stories, notes, ownPages }: Content, language: Language): Passage[] {
  const texts: { of: string; texts: Partial<Record<Language, { lead?: string; body: string }>> }[] = [
    ...stories,
    ...[...notes, ...ownPages].map((article) => ({ of: `text-${article.name}`, texts: article.texts })),
  ];
  return texts.flatMap(({ of, texts: told }) => {
    const story = told[language];
    if (!story) return [];
    const [opening = '', ...sections] = story.body.split(/^#+ /m);
    return [`\n${story.lead ?? ''}`, `\n${opening}`, ...sections].flatMap((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const part = heading.trim();
      return statementsIn(lines.join('\n')).map((text): Passage => ({ topic: 'story', text, of, part }));
    });
  });
}

/** The sentences of a Markdown text, without headings, pictures and marks. */
export function statementsIn(markdown: string): string[] {
  return markdown
    .replace(/^.*\|.*\n(?=.*\|)[-:| ]+\n(?:.*\|.*\n?)+/gm, (table) => `\n${rowsOf(table).join('\n\n')}\n\n`)
    .replace(/^(?:!\[|#).*$/gm, '')
    .replace(/\[\^\d+\]:?/g, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split(/\n\s*\n|\n(?=(?:-|\d+\.) )/)
    .flatMap((part) =>
      sentencesOf(
        part
          .replace(/^\s*(?:-|\d+\.) /, '')
          .replace(/\*+|`|~~/g, '')
          .trim(),
      ),
    );
}

/** The rows of a table, each with the names of its columns. */
function rowsOf(table: string): string[] {
  const [names = [], , ...rows] = table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .replace(/^\s*\||\|\s*$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  return rows.map((row) => row.map((cell, at) => (at === 0 ? cell : `${names[at]} ${cell}`)).join(', '));
}
