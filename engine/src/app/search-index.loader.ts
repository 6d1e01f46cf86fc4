import type { DataSource } from '#src/content/data-source.ts';
import { plainText } from '#src/content/read/markdown.ts';
import { sectionsOf, type ArticleBlock } from '#src/features/article/article.loader.ts';
import type { SearchEntry, SearchPart } from '#src/features/search/search-entry.ts';
import { pageTexts } from './page-texts.loader.ts';
import { datedTexts, type SiteText } from './texts.loader.ts';

/** The search entries of one language; equal results keep this order. */
export function loader(source: DataSource): SearchEntry[] | null {
  if (!source.content.features.search) return null;
  return [...pageTexts(source), ...datedTexts(source)].map((text) => entryOf(text, source));
}

function entryOf(text: SiteText, source: DataSource): SearchEntry {
  const { kind, page, title, address, lang, tags, summary, lead = '', pictures } = text;
  // The CV repeats what is on other pages.
  const body = page?.id === 'cv' ? '' : text.body;
  const captions = pictures.map(({ caption = '' }) => caption);
  // An excerpt comes from one part, so that it reads as prose.
  const own = [[...new Set([summary, lead])].join(' '), ...captions, tags.join(' · ')].map((each) => ({
    text: oneLine(each),
  }));
  const parts = [...own, ...partsOf(body, hasAnchors(page?.id), source, lang)];
  return {
    kind,
    title,
    address,
    ...(lang !== source.language && { lang }),
    parts: parts.filter((part) => part.text !== ''),
  };
}

/** Only articles give their headings an anchor. */
const hasAnchors = (page?: string) => page === 'story' || page === 'note' || page === 'own-page';

function partsOf(body: string, anchored: boolean, source: DataSource, lang: SiteText['lang']): SearchPart[] {
  return sectionsOf(body, source, lang).map(({ id, title, blocks }) => ({
    ...(anchored && title && { anchor: id }),
    ...(title && { heading: title }),
    text: oneLine(blocks.map(proseOf).join(' ')),
  }));
}

function proseOf(block: ArticleBlock): string {
  if (!('html' in block)) return '';
  return plainText(
    block.html
      .replace(/<a [^>]*data-footnote-backref.*?<\/a>/g, '')
      .replace(/<\/?(?!a|em|strong|code|span|sup|del)\w/g, ' $&'),
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
