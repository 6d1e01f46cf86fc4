import type { DataSource } from '#src/content/data-source.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import { personAndSite } from '#src/content/person.loader.ts';
import { cvFiles, cvOf } from '#src/features/cv/cv.loader.ts';
import { format } from '#src/i18n/format.ts';

export function loader(source: DataSource) {
  const { words, link, cvWithoutPdf, language } = source;
  const files = cvFiles(source);
  const pdfs = cvWithoutPdf?.includes(language)
    ? []
    : [
        { label: format(words.cv.pdf, { paper: 'A4' }), address: link(files.a4) },
        { label: format(words.cv.pdf, { paper: words.cv.letter }), address: link(files.letter) },
      ];
  return {
    words: words.cv,
    cv: cvOf(source),
    files: [...pdfs, { label: words.cv.data, address: link(files.data) }],
  };
}

export type CvData = ReturnType<typeof loader>;

/** The owner's title and description, else ones made from the name. */
export function head(source: DataSource): PageHead {
  const { content, words, language } = source;
  const name = content.profile.name[language];
  const preview = {
    note: content.profile.roles[0]?.[language],
    scene: 'half' as const,
    pictures: content.profile.portraits.slice(0, 1).map(({ image }) => image),
  };
  const own = {
    title: `${words.cv.title} · ${name}`,
    description: format(words.cv.contents, { name }),
    preview,
  };
  return { ...(content.site.pages.cv ? contentHead('cv', source, preview) : own), things: personAndSite(source) };
}
