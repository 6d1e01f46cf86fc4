import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diskReason } from '#server/services/data-folder.ts';
import { cvFiles, cvOf } from '#src/features/cv/cv.loader.ts';
import { jsonResume } from '#src/features/cv/json-resume.loader.ts';
import { withoutBase } from '#src/lib/site-base.ts';
import { defaultLanguage, languages } from '#src/i18n/languages.ts';
import { cvPdf } from './pdf/cv-pdf.ts';
import { Typefaces } from './pdf/typeface.ts';
import type { SiteData } from '../pages/site-data.ts';

interface CvFile {
  type: string;
  bytes: () => Promise<Uint8Array>;
}

/** The files of the CV in every language, by path; none if the site has no CV. */
export async function cvFilesOf(data: SiteData): Promise<Map<string, CvFile>> {
  const files = new Map<string, CvFile>();
  if (!(await data.content()).features.cv) return files;
  for (const language of languages) {
    const source = await data.source(language);
    const paths = cvFiles(source);
    if (!source.cvWithoutPdf?.includes(language)) {
      const cv = cvOf(source);
      const title = `${cv.name} · ${source.words.cv.title}`;
      const faces = once(() => Typefaces.for(`${JSON.stringify(cv)} 0123456789/`));
      for (const paper of ['a4', 'letter'] as const)
        files.set(paths[paper], {
          type: 'application/pdf',
          bytes: async () => cvPdf({ cv, title, paper, faces: await faces(), accent: data.accent.light }),
        });
    }
    files.set(paths.data, {
      type: 'application/json',
      bytes: async () => Buffer.from(`${JSON.stringify(jsonResume(source), null, 2)}\n`),
    });
  }
  return files;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Writes them into the build. */
export async function writeCv(data: SiteData, out: string, warn: (text: string) => void): Promise<void> {
  const { cvWithoutPdf = [] } = await data.source(defaultLanguage);
  for (const language of cvWithoutPdf)
    warn(
      `Worth a look: the CV has no PDF in the language ${language}, because no font of the site has all its letters. Browsers print it from its page.`,
    );
  for (const [path, { bytes }] of await cvFilesOf(data)) {
    const file = join(out, path);
    const content = await bytes();
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    } catch (cause) {
      const message = `${path} of the CV cannot be written: ${diskReason(cause)} The site as last built is unchanged.\n`;
      throw Object.assign(new Error(message, { cause }), { name: 'DiskError' });
    }
  }
}

/** The same for one address, in development; undefined if it is not a file of the CV. */
export async function cvFileAt(data: SiteData, url: string): Promise<{ type: string; bytes: Uint8Array } | undefined> {
  if (!/\.(json|pdf)$/.test(url)) return undefined;
  const file = (await cvFilesOf(data)).get(withoutBase(url));
  return file && { type: file.type, bytes: await file.bytes() };
}
