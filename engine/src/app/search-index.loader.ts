import type { DataSource } from '#src/content/data-source.ts';
import { plainText } from '#src/content/read/markdown.ts';
import { sectionsOf, type ArticleBlock } from '#src/features/article/article.loader.ts';
import type { SearchEntry, SearchPart } from '#src/features/search/search-entry.ts';
import { oneLine } from '#src/lib/text.ts';
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
  const own = [[...new Set([summary, lead])].join(' '), ...captions, tags.join(' · ')];
  // Only articles give their headings an anchor.
  const hasAnchors = page?.id === 'story' || page?.id === 'note' || page?.id === 'own-page';
  const parts: SearchPart[] = [
    ...own.map((each) => ({ text: oneLine(each) })),
    ...sectionsOf(body, source, lang).map(({ id, title: heading, blocks }) => ({
      ...(hasAnchors && heading && { anchor: id }),
      ...(heading && { heading }),
      text: oneLine(blocks.map(proseOf).join(' ')),
    })),
  ];
  return {
    kind,
    title,
    address,
    ...(lang !== source.language && { lang }),
    parts: parts.filter((part) => part.text !== ''),
  };
}

function proseOf(block: ArticleBlock): string {
  if (!('html' in block)) return '';
  return plainText(
    block.html
      .replace(/<a [^>]*data-footnote-backref.*?<\/a>/g, '')
      .replace(/<\/?(?!a|em|strong|code|span|sup|del)\w/g, ' $&'),
  );
}
