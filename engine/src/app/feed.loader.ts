import type { DataSource } from '#src/content/data-source.ts';
import { sectionsOf, type ArticleBlock } from '#src/features/article/article.loader.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import type { Picture } from '#src/lib/picture.ts';
import { plain } from '#src/lib/text.ts';
import { datedTexts } from './texts.loader.ts';

const longest = 60;

/** What the feeds of a language list, newest first. Addresses begin with `/`. */
export function loader(source: DataSource) {
  const { content, language, address } = source;
  const texts = datedTexts(source).toSorted((a, b) => b.date.localeCompare(a.date));
  return {
    title: content.site.name[language],
    description: content.site.pages.home?.description[language] ?? content.profile.intro[language],
    language,
    author: content.profile.name[language],
    home: address('home'),
    items: texts.slice(0, longest).map(({ title, address: page, date, lang, summary, lead, pictures, body, tags }) => ({
      title: plain(title),
      address: page,
      date,
      lang,
      summary,
      html:
        (lead ? `<p>${escapeHtml(lead)}</p>` : '') +
        pictures.map(({ picture, alt, caption }) => figureOf(picture, alt, caption)).join('') +
        bodyOf(body, source, lang),
      image: pictures[0]?.picture.src ?? null,
      tags,
    })),
  };
}

export type FeedData = ReturnType<typeof loader>;

function figureOf({ src, width, height }: Picture, alt: string, caption?: string): string {
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure><img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">${words}</figure>`;
}

function bodyOf(body: string, source: DataSource, lang: Parameters<typeof sectionsOf>[2]): string {
  const blockOf = (block: ArticleBlock) =>
    'html' in block ? block.html : figureOf(block.picture, block.alt, block.caption);
  return sectionsOf(body, source, lang)
    .map(({ title, blocks }) => (title ? `<h2>${escapeHtml(title)}</h2>` : '') + blocks.map(blockOf).join(''))
    .join('');
}
