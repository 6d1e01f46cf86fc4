import type { DataSource } from '#src/content/data-source.ts';
import { markdownToHtml, plainText } from '#src/content/read/markdown.ts';
import { pictureLine } from '#src/content/articles/articles.ts';
import { format, keepUnits } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Picture } from '#src/lib/picture.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { Text } from '#src/lib/text.ts';

const wordsPerMinute = 200;

export type ArticleBlock = { html: string } | { picture: Picture; alt: string; caption: string };

/** A section with its heading; the one before the first heading has none. */
export interface ArticleSection {
  id: string;
  title: string;
  blocks: ArticleBlock[];
}

/** A link to an article beside this one. */
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
  /** The day as `YYYY-MM-DD`, for a value that is one. */
  day?: string;
  isMeasured?: boolean;
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

export function readingTime(body: string, { words }: Pick<DataSource, 'words'>): ArticleFact {
  const count = Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute));
  return { name: words.story.reading, value: format(words.story.minutes, { count }), isMeasured: true };
}

/** The articles before and after one. */
export function beside<Each>(
  all: readonly Each[],
  index: number,
): { previous: Each | undefined; next: Each | undefined } {
  return { previous: all[index - 1], next: all[index + 1] };
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
