import { textIn } from '#src/content/articles/articles.ts';
import type { OwnPage } from '#src/content/articles/notes.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { sectionsOf, type ArticleData } from '#src/features/article/article.loader.ts';
import { inLang } from '#src/lib/text.ts';

/** The page of an entry. Throws when it does not exist. */
export function ownPageNamed(name: string, { content }: DataSource): OwnPage {
  const page = content.ownPages.find((each) => each.name === name);
  if (!page) throw new Error(`There is no page "${name}".`);
  return page;
}

export function loader(source: DataSource, entry: string): { article: ArticleData } {
  const { text, lang } = textIn(ownPageNamed(entry, source), source.language);
  const { image } = text;
  return {
    article: {
      title: inLang(text.title, lang),
      lead: text.lead,
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
    },
  };
}

export type OwnPageData = ReturnType<typeof loader>;
