import type { DataSource } from '#src/content/data-source.ts';
import { markdownToHtml, plainText } from '#src/content/read/markdown.ts';
import { pictureLine, type TextOf } from '#src/content/articles/articles.ts';
import type { NoteHead, OwnPageHead } from '#src/content/schemas/article.ts';
import { format, formatDate, keepUnits } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Picture } from '#src/lib/picture.ts';
import { slugOf } from '#src/lib/slug.ts';
import { inLang, type Text } from '#src/lib/text.ts';

const wordsPerMinute = 200;

export type ArticleBlock = { html: string } | { picture: Picture; alt: string; caption: string };

/** A section with its heading; the one before the first heading has none. */
export interface ArticleSection {
  id: string;
  title: string;
  blocks: ArticleBlock[];
}

export interface ArticleLink {
  title: Text;
  address: string;
  picture: Picture | null;
}

/** A line below the head: a day, a place, the reading time. */
export interface ArticleFact {
  name: string;
  value: string;
  lang?: Language | undefined;
  /** For a value that is a day or a duration: as `YYYY-MM-DD` or `PT2M`. */
  time?: string;
  /** Another site that the value links to. */
  href?: string;
}

/** The data of a story, note or custom page. */
export interface ArticleData {
  title: Text;
  lead: string | undefined;
  /** The language of lead and text, if it is not the page's. */
  lang: Language | undefined;
  back: { address: string; label: string } | null;
  kinds: readonly { label: Text; address?: string }[];
  picture: {
    picture: Picture;
    alt: Text;
    caption?: Text | undefined;
    /** In the column of the text, in its own proportions, with the facts beside it. */
    isAside?: boolean;
  } | null;
  facts: readonly ArticleFact[];
  sections: readonly ArticleSection[];
  navigation: null | {
    label: string;
    previous: ArticleLink | null;
    next: ArticleLink | null;
    words: { previous: string; next: string };
  };
}

/** A text, and its language if it is not the page's. */
interface Found<Text> {
  text: Text;
  lang?: Language;
}

export function articleOf({ text, lang }: Found<TextOf<NoteHead | OwnPageHead>>, source: DataSource): ArticleData {
  const { image } = text;
  return {
    title: inLang(text.title, lang),
    lead: text.lead && keepUnits(text.lead),
    lang,
    back: null,
    kinds: [],
    picture: image
      ? {
          picture: source.picture(image.src),
          alt: inLang(image.alt, lang),
          caption: image.caption && inLang(image.caption, lang),
          isAside: true,
        }
      : null,
    facts: [],
    sections: sectionsOf(text.body, source, lang),
    navigation: null,
  };
}

/** The day, the text's own facts and its reading time. */
export function articleFacts(
  day: string,
  { text, lang }: Found<TextOf<Pick<NoteHead, 'facts'>>>,
  { words, language }: DataSource,
): ArticleFact[] {
  const count = Math.max(1, Math.round(text.body.split(/\s+/).length / wordsPerMinute));
  return [
    { name: words.story.date, value: formatDate(day, language), time: day },
    ...text.facts.map((fact) => ({ ...fact, value: keepUnits(fact.value), lang })),
    { name: words.story.reading, value: format(words.story.minutes, { count }), time: `PT${count}M` },
  ];
}

export function articleNavigation<Each>(
  all: readonly Each[],
  one: Each,
  linkTo: (each: Each, source: DataSource) => ArticleLink,
  label: string,
  source: DataSource,
): ArticleData['navigation'] {
  const at = all.indexOf(one);
  const [previous, next] = [all[at - 1], all[at + 1]];
  return {
    label,
    previous: previous ? linkTo(previous, source) : null,
    next: next ? linkTo(next, source) : null,
    words: { previous: source.words.story.previous, next: source.words.story.next },
  };
}

const placeOf = (index: number) => `\uE000${index}\uE000`;

/** A text in its sections, with its pictures prepared. `lang` is its language, if it is not the page's. */
export function sectionsOf(
  body: string,
  { language, picture, link, wordsIn }: DataSource,
  lang: Language = language,
): ArticleSection[] {
  const pictures: ArticleBlock[] = [];
  const source = body.replace(/^.*!\[.*$/gm, (line) => {
    const [, alt, path, caption = ''] = pictureLine.exec(line.trim()) ?? [];
    if (alt === undefined || path === undefined) return line;
    pictures.push({ picture: picture(path), alt, caption: keepUnits(caption) });
    return `\n${placeOf(pictures.length - 1)}\n`;
  });
  const html = markdownToHtml(source, wordsIn(lang).markdown, link);
  const ids = new Set<string>();
  return topLevelParts(html, /^(?=<h2>)/m).map((part) => {
    const [, heading = '', text = ''] = /^(?:<h2>(.*?)<\/h2>)?([\s\S]*)$/.exec(part) ?? [];
    const title = plainText(heading);
    const slug = slugOf(title, lang) || 'text';
    const id = ids.has(slug) ? `${slug}-${ids.size}` : slug;
    ids.add(id);
    const blocks = topLevelParts(text, /^(?=<p>\uE000)|(?<=\uE000<\/p>)/m).flatMap((piece): ArticleBlock[] => {
      const [, index] = /^\s*<p>\uE000(\d+)\uE000<\/p>\s*$/.exec(piece) ?? [];
      const shown = index === undefined ? { html: piece.trim() } : pictures[Number(index)];
      return shown && !('html' in shown && shown.html === '') ? [shown] : [];
    });
    return { id, title, blocks };
  });
}

const count = (html: string, tag: RegExp) => html.match(tag)?.length ?? 0;

/** Splits HTML where no list, quotation or footnotes are open. */
function topLevelParts(html: string, at: RegExp): string[] {
  const parts: string[] = [];
  let open = '';
  for (const piece of html.split(at)) {
    open += piece;
    if (count(open, /<(?:blockquote|ul|ol|section)\b/g) > count(open, /<\/(?:blockquote|ul|ol|section)>/g)) continue;
    parts.push(open);
    open = '';
  }
  return [...parts, open].filter((part) => part.trim() !== '');
}
