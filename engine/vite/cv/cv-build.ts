import { cvFiles, cvOf } from '#src/features/cv/cv.loader.ts';
import { jsonResume } from '#src/features/cv/json-resume.loader.ts';
import { defaultLanguage, languages } from '#src/i18n/languages.ts';
import { cvPdf } from './pdf/cv-pdf.ts';
import { Typefaces } from './pdf/typeface.ts';
import type { MadeFile } from '../files.ts';
import type { SiteData } from '../pages/site-data.ts';

/** The files of the CV in every language, by path; none if the site has no CV. */
export async function cvFilesOf(data: SiteData): Promise<Map<string, MadeFile>> {
  const files = new Map<string, MadeFile>();
  if (!(await data.content()).features.cv) return files;
  for (const language of languages) {
    const source = await data.source(language);
    const paths = cvFiles(source);
    if (!source.cvWithoutPdf?.includes(language)) {
      const cv = cvOf(source);
      const title = `${cv.name} · ${source.words.cv.title}`;
      let faces: Promise<Typefaces> | undefined;
      const load = () => (faces ??= Typefaces.for(`${JSON.stringify(cv)} 0123456789/`));
      for (const paper of ['a4', 'letter'] as const)
        files.set(paths[paper], {
          type: 'application/pdf',
          bytes: async () => cvPdf({ cv, title, paper, faces: await load(), accent: data.atStart.accent.light }),
        });
    }
    files.set(paths.data, {
      type: 'application/json',
      bytes: async () => Buffer.from(`${JSON.stringify(jsonResume(source), null, 2)}\n`),
    });
  }
  return files;
}

export async function cvWarnings(data: SiteData): Promise<string[]> {
  const { cvWithoutPdf = [] } = await data.source(defaultLanguage);
  return cvWithoutPdf.map(
    (language) =>
      `Worth a look: the CV has no PDF in the language ${language}, because no font of the site has all its letters. Browsers print it from its page.`,
  );
}
