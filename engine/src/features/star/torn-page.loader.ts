import { textIn } from '#src/content/articles/articles.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';

/** The page of the novel that only the hidden stars open; null on a site without it. */
export function loader({ content, language, words, picture, link }: DataSource) {
  const { tornPage } = content.novel ?? {};
  if (!content.features.star || !tornPage) return null;
  const { text, lang } = textIn(tornPage, language);
  return {
    lang,
    title: text.title,
    note: text.note,
    picture: text.image && { picture: picture(text.image.src), alt: text.image.alt },
    html: markdownToHtml(text.body, words.markdown, link),
    close: words.novel.close,
  };
}

export type TornPageData = NonNullable<ReturnType<typeof loader>>;
