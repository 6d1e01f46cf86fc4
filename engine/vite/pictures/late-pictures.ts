import { fork } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { engineRoot } from '#src/content/roots.ts';
import type { Encoding } from './encoder.mjs';

// `firstlight start` on a new site serves pages before their pictures are encoded: a build leaves a list of those, and
// the server asks for each that a visitor wants while the others are encoded in the background.

const listFile = 'pictures-left.json';
const folder = 'client/pictures';

/** Set by `firstlight start`; every other build has all pictures. */
export const picturesComeLater = process.env.PICTURES_LATER === '1';

export function leavePictures(build: string, left: readonly Encoding[]): void {
  if (left.length > 0) writeFileSync(join(build, listFile), JSON.stringify(left));
}

export function hasAllPictures(build: string): boolean {
  return !existsSync(join(build, listFile));
}

/** Encodes what a build has left, beside the server. */
export function makeLatePictures(build: string) {
  const left = JSON.parse(readFileSync(join(build, listFile), 'utf8')) as Encoding[];
  const waiting = new Map(left.map(({ file }) => [`/pictures/${basename(file)}`, { file, ready: signal() }]));
  for (const path of new Set(left.map(({ file }) => dirname(file)))) mkdirSync(path, { recursive: true });
  const encoding = encodeAhead(left, (file) => {
    const target = join(build, folder, basename(file));
    // Written atomically, so that no visitor or copy of the folder gets a partial picture.
    copyFileSync(file, `${target}.draft`);
    renameSync(`${target}.draft`, target);
    waiting.get(`/pictures/${basename(file)}`)?.ready.give(true);
  });
  const done = encoding.done.finally(() => waiting.forEach(({ ready }) => ready.give(false)));
  return {
    count: left.length,
    /** Encodes a pending picture immediately; true if it is in the build. */
    make: (address: string): Promise<boolean> => {
      const picture = waiting.get(address);
      if (picture) encoding.hurry(picture.file);
      return picture?.ready.promise ?? Promise.resolve(false);
    },
    done: done.then(() => rmSync(join(build, listFile))),
  };
}

function signal(): { promise: Promise<boolean>; give: (value: boolean) => void } {
  let give: (value: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((resolve) => (give = resolve));
  return { promise, give };
}

/** Lower priority than the build or the server. */
const priority = 10;

/** Encodes pictures in a separate process and calls `made` for each file. `hurry` moves a file to the front. */
export function encodeAhead(encodings: readonly Encoding[], made: (file: string) => void) {
  if (encodings.length === 0) return { hurry: () => undefined, done: Promise.resolve() };
  const child = fork(join(engineRoot, 'vite/pictures/encode-child.mjs'));
  if (child.pid !== undefined) setPriority(child.pid, priority);
  child.send(encodings);
  const done = new Promise<void>((resolve, reject) => {
    let left = encodings.length;
    child.on('message', (reply: { made?: string; failed?: string }) => {
      if (reply.made !== undefined) made(reply.made);
      left -= 1;
      if (reply.failed !== undefined) reject(new Error(reply.failed));
      else if (left === 0) resolve();
      else return;
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The process that encodes pictures ended too early.')));
  });
  return { hurry: (file: string) => void (child.connected && child.send(file)), done };
}
