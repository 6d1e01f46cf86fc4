import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeAhead } from './encode-ahead.ts';
import { Pictures } from './pictures.ts';

let site = '';

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(site, 'content/images'), { recursive: true });
  await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toFile(join(site, 'content/images/photo.png'));
  vi.stubEnv('PICTURE_CACHE', join(site, 'kept'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(site, { recursive: true });
});

/** The pictures of the site, one of which a page has asked for. */
async function asked(): Promise<Pictures> {
  const pictures = new Pictures(site);
  await pictures.prepare(['photo.png']);
  pictures.get('photo.png');
  return pictures;
}

test('every width is encoded beside the build, whole and once', async () => {
  const pictures = await asked();
  const encodings = pictures.toEncode();
  expect(encodings.map(({ width, format }) => `${width} ${format}`)).toEqual([
    '160 avif',
    '240 avif',
    '300 avif',
    '300 webp',
  ]);
  await encodeAhead(resolve('.'), encodings);
  expect(pictures.toEncode()).toEqual([]);
  expect((await asked()).toEncode()).toEqual([]);
  for (const { file, width } of encodings) expect((await sharp(file).metadata()).width).toBe(width);
  // Size and placeholder, and the four widths; no draft is left.
  expect(readdirSync(join(site, 'kept'))).toHaveLength(5);
});

test('a picture that cannot be encoded ends the build', async () => {
  const pictures = await asked();
  const encodings = pictures.toEncode().map((each) => ({ ...each, input: join(site, 'none.png') }));
  await expect(encodeAhead(resolve('.'), encodings)).rejects.toThrow(/none\.png/);
});
