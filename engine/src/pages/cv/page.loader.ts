import type { DataSource } from '#src/content/data-source.ts';
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
