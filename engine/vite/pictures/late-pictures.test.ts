import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { encodeAhead, hasAllPictures, leavePictures, makeLatePictures } from './late-pictures.ts';
import { Pictures } from './pictures.ts';

let site = '';

beforeEach(async () => {
  site = temporaryFolder();
  mkdirSync(join(site, 'content/images'), { recursive: true });
  await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toFile(join(site, 'content/images/photo.png'));
  vi.stubEnv('PICTURE_CACHE', join(site, 'kept'));
});

afterEach(() => void vi.unstubAllEnvs());

async function asked(): Promise<Pictures> {
  const pictures = new Pictures(site);
  await pictures.prepare(['photo.png']);
  pictures.get('photo.png');
  return pictures;
}

test('every width is encoded in the background, completely and once', async () => {
  const pictures = await asked();
  const encodings = pictures.toEncode();
  const wanted = encodings.map(({ width, format }) => `${width} ${format}`);
  expect(wanted).toEqual(['160 avif', '240 avif', '300 avif', '300 webp']);
  const made: string[] = [];
  const encoding = encodeAhead(encodings, (file) => made.push(file));
  encoding.hurry(encodings[3]?.file ?? '');
  await encoding.done;
  expect(made.toSorted()).toEqual(encodings.map(({ file }) => file).toSorted());
  expect(pictures.toEncode()).toEqual([]);
  expect((await asked()).toEncode()).toEqual([]);
  for (const { file, width } of encodings) expect((await sharp(file).metadata()).width).toBe(width);
  // Size and placeholder, and four widths; no temporary file is left.
  expect(readdirSync(join(site, 'kept'))).toHaveLength(5);
});

test('a picture that a visitor waits for is made first and put into the build; then the list goes', async () => {
  const encodings = (await asked()).toEncode();
  const build = join(site, 'build');
  mkdirSync(join(build, 'client/pictures'), { recursive: true });
  // Many, so that the wanted one has others before it.
  leavePictures(build, [...Array.from({ length: 20 }, () => encodings.slice(0, -1)).flat(), ...encodings.slice(-1)]);
  expect(hasAllPictures(build)).toBe(false);
  const late = makeLatePictures(build);
  const name = basename(encodings.at(-1)?.file ?? '');
  expect(await late.make('/pictures/none.webp')).toBe(false);
  expect(await late.make(`/pictures/${name}`)).toBe(true);
  expect(readdirSync(join(build, 'client/pictures'))).toContain(name);
  expect(hasAllPictures(build)).toBe(false);
  await late.done;
  expect(readdirSync(join(build, 'client/pictures')).sort()).toEqual(
    encodings.map(({ file }) => basename(file)).sort(),
  );
  expect(hasAllPictures(build)).toBe(true);
});

test('a picture that fails to encode ends the build', async () => {
  const pictures = await asked();
  const encodings = pictures.toEncode().map((each) => ({ ...each, input: join(site, 'none.png') }));
  await expect(encodeAhead(encodings, () => undefined).done).rejects.toThrow(/none\.png/);
});
