import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#src/content/read/files.ts';
import { heicHint } from '#src/content/messages/hints.ts';
import { writtenFiles } from '#src/content/messages/lines.ts';
import { finding, type Finding } from './finding.ts';

/** Bytes. Visitors load resized pictures, so a larger original only bloats the repository. */
const largePicture = 12 * 1024 * 1024;
/** Bytes. Visitors load these files unchanged. */
const largeFile = 25 * 1024 * 1024;
/** The build uses these pictures without a reference. */
const ownPictures = /^brand\/|\.moves\.svg$/;

/** Unused and oversized pictures and downloads. */
export function fileFindings(root: string): Finding[] {
  const written = writtenFiles(root).map(({ source }) => source);
  const named = (file: string) => written.some((source) => source.includes(file));
  return ['images', 'files'].flatMap((folder) =>
    filesBelow(join(root, 'content', folder)).flatMap((file) => {
      const place = `content/${folder}/${file}`;
      if (folder === 'images' && /\.hei[cf]$/i.test(file)) return [finding('unused', place, heicHint)];
      const { size } = statSync(join(root, place));
      const most = folder === 'images' ? largePicture : largeFile;
      const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
      const isUsed = named(file) || (folder === 'images' && ownPictures.test(file));
      return [
        ...(isUsed ? [] : [finding('unused', place, 'not used in content/')]),
        ...(size > most ? [finding('large', place, `${megabytes(size)}; up to ${megabytes(most)} is enough`)] : []),
      ];
    }),
  );
}

/** The matches of a pattern in the owner's texts, each with its place. */
export function matchesIn(root: string, pattern: RegExp) {
  return writtenFiles(root).flatMap(({ file, lines }) =>
    lines.flatMap(({ line, text }) =>
      [...text.matchAll(pattern)].map(([found, ...parts]) => ({ place: `${file}:${line}`, found, parts })),
    ),
  );
}

/** Example values that a new site has to replace, the first of each line. */
const examples = /\byour-handle\b|(?<![\w.-])(?:[\w-]+\.)?example\.com\b/g;

export function exampleFindings(root: string): Finding[] {
  // Example values in the interface words are the same in every language.
  const own = matchesIn(root, examples).filter(({ place }) => !place.startsWith('content/words/'));
  const firsts = own.filter(({ place }, index) => own[index - 1]?.place !== place);
  return firsts.map(({ place, found }) => finding('example', place, `"${found}"`));
}

export function insecureFindings(root: string): Finding[] {
  return matchesIn(root, /http:\/\/[^\s'")>]+/g).map(({ place, found }) => finding('insecure', place, found));
}
