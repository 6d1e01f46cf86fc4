import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#src/content/read/files.ts';
import { heicHint } from '#src/content/messages/hints.ts';
import { writtenFiles } from '#src/content/messages/lines.ts';
import type { Finding } from './finding.ts';

/** Bytes. Visitors load resized pictures, so a larger original only bloats the repository. */
const largePicture = 12 * 1024 * 1024;
/** Bytes. Visitors load these files unchanged. */
const largeFile = 25 * 1024 * 1024;
/** The build uses these pictures without a reference. */
const ownPictures = /^brand\//;

/** Unused and oversized pictures and downloads. */
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
        findings.push({ chapter: 'unused', place, what: 'not used in content/' });
      if (size > most)
        findings.push({ chapter: 'large', place, what: `${megabytes(size)}; up to ${megabytes(most)} is enough` });
      return findings;
    }),
  );
}

/** Example values that a new site has to replace. */
const examples = /\byour-handle\b|(?<![\w.-])(?:[\w-]+\.)?example\.com\b/;

export function exampleFindings(root: string): Finding[] {
  // Example values in the interface words are the same in every language.
  return writtenFiles(root)
    .filter(({ file }) => !file.startsWith('content/words/'))
    .flatMap(({ file, lines }) =>
      lines.flatMap(({ line, text }): Finding[] => {
        const [found] = examples.exec(text) ?? [];
        return found ? [{ chapter: 'example', place: `${file}:${line}`, what: `"${found}"` }] : [];
      }),
    );
}

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
