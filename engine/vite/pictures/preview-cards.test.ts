import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { cut } from './preview-cards.ts';

test('a photo taken upright is upright in a link preview', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'content/images'), { recursive: true });
  const photo = join(folder, 'content/images/photo.png');
  const square = (background: string, width: number) => ({ width, height: 60, channels: 3 as const, background });
  // Red is on the left; the EXIF orientation turns it to the top.
  await sharp({ create: square('red', 120) })
    .composite([{ input: { create: square('blue', 60) }, left: 60, top: 0 }])
    .withMetadata({ orientation: 6 })
    .png()
    .toFile(photo);
  const { data, info } = await sharp(await cut(folder, 'photo.png', { width: 504, height: 630 }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.width / 2) * info.channels;
  const last = (info.height - 1) * info.width * info.channels + middle;
  expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0]);
  expect([...data.subarray(last, last + 3)]).toEqual([0, 0, 255]);
});
