import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#src/content/read/files.ts';
import { heicHint } from '#src/content/messages/hints.ts';
import { writtenFiles } from '#src/content/messages/lines.ts';
import { demoFolder } from '#tools/new/owner.ts';
import type { Finding } from './finding.ts';

/** Phones load what the build makes of a picture; what is larger than this only makes the repository heavy. */
const largePicture = 12 * 1024 * 1024;
/** Visitors load these as they are. */
const largeFile = 25 * 1024 * 1024;
/** The build draws icons and previews from these without being told to. */
const ownPictures = /^brand\//;

/** Pictures and files for download: those that nothing names, and those that are too large. */
export function fileFindings(root: string): Finding[] {
  const written = writtenFiles(root).map(({ source }) => source);
  const named = (file: string) => written.some((source) => source.includes(file));
  return ['images', 'files'].flatMap((folder) =>
    filesBelow(join(root, 'content', folder)).flatMap((file): Finding[] => {
      const place = `content/${folder}/${file}`;
      if (folder === 'images' && /\.hei[cf]$/i.test(file)) return [{ chapter: 'unused', place, what: heicHint }];
      const { size } = statSync(join(root, place));
      const most = folder === 'images' ? largePicture : largeFile;
      const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
      const findings: Finding[] = [];
      if (!named(file) && !(folder === 'images' && ownPictures.test(file)))
        findings.push({ chapter: 'unused', place, what: 'no content names it' });
      if (size > most)
        findings.push({ chapter: 'large', place, what: `${megabytes(size)}; up to ${megabytes(most)} is plenty` });
      return findings;
    }),
  );
}

/** What stands in every site that was not made one's own. */
const demoWords = [
  /\bAlba Serrano\b/,
  /\byour-handle\b/,
  /(?<![\w.-])(?:[\w-]+\.)?example\.com\b/,
  /\/newsletter-demo\.html/,
];

/** What is still the demo's: its words, and files that are as they came. */
export function demoFindings(root: string): Finding[] {
  // What an interface gives as an example is one in every language.
  const own = writtenFiles(root).filter(({ file }) => !file.startsWith('content/words/'));
  const words = own.flatMap(({ file, lines }) =>
    lines.flatMap(({ line, text }): Finding[] => {
      const found = demoWords.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
      return found ? [{ chapter: 'demo', place: `${file}:${line}`, what: `"${found}"` }] : [];
    }),
  );
  if (!existsSync(join(root, demoFolder))) return words;
  const same = filesBelow(join(root, 'content')).filter((file) => {
    const old = join(root, demoFolder, file);
    return existsSync(old) && readFileSync(old).equals(readFileSync(join(root, 'content', file)));
  });
  const copies = same.map((file): Finding => ({ chapter: 'demo', place: `content/${file}`, what: 'as it came' }));
  return [...words, ...copies];
}

/** Addresses that can be read on their way. */
export function insecureFindings(root: string): Finding[] {
  return writtenFiles(root).flatMap(({ file, lines }) =>
    lines.flatMap(({ line, text }) =>
      [...text.matchAll(/http:\/\/[^\s'")>]+/g)].map(([address]): Finding => ({
        chapter: 'insecure',
        place: `${file}:${line}`,
        what: address,
      })),
    ),
  );
}
