import type { Content } from '#src/content/content.ts';
import type { Article } from '#src/content/articles/articles.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { sentencesOf } from '../words/text.ts';
import { factsOf, named } from './entity.ts';
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
    ...articles.flatMap(({ name, texts }): Entity[] => {
      const text = texts[language];
      if (!text) return [];
      const about = text.lead ?? text.summary ?? '';
      return [
        { ...named(`text-${name}`, 'text', title(texts), language), values: {}, facts: factsOf('description', about) },
      ];
    }),
    ...sections.map(({ name, title: heading, intro, entries }): Entity => ({
      ...named(`section-${name}`, 'text', heading, language),
      values: {},
      facts: [
        ...(intro ? factsOf('description', intro[language]) : []),
        ...entries.map(({ title: label, detail, date, from, to, text }) => {
          const said = [label, detail].map((each) => (typeof each === 'object' ? each[language] : each));
          const when = date ? dated(date) : [from, to].flatMap((each) => (each ? dated(each) : [])).join(' – ');
          const head = [...said, when].filter(Boolean).join(', ');
          return { field: 'description' as const, text: text ? `${head}: ${text[language]}` : head };
        }),
      ],
    })),
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
    return [
      ...partsOf(of, '', story.lead ?? ''),
      ...partsOf(of, '', opening),
      ...sections.flatMap((part) => {
        const [heading = '', ...text] = part.split('\n');
        return partsOf(of, heading.trim(), text.join('\n'));
      }),
    ];
  });
}

function partsOf(of: string, part: string, markdown: string): Passage[] {
  return statementsIn(markdown).map((text) => ({ topic: 'story', text, of, part }));
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
