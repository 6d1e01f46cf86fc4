/**
 * Makes `content/files/novel/capitulo-NN.pdf` for every published chapter.
 * Use: `npm run novel-pdf` in `workshop/` for all, `npm run novel-pdf -- 3 4` for some.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { fontFaces } from './fonts.mjs';
import { settleLines } from './lines.mjs';
import {
  chosen,
  inSite,
  publishedChapters,
  readBook,
  readChapters,
  recordField,
} from './source.mjs';
import { chapterPage, columnWidth } from './typeset.mjs';

const wordsPerMinute = 200;
const largestFile = 200 * 1024;

/** The same words give the same bytes: the dates inside become the chapter's own, letter for letter as long. */
function withFixedDates(pdf, date) {
  const stamp = `${String(date).replaceAll('-', '')}120000`;
  const fixed = pdf.toString('latin1').replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, `$1${stamp}`);
  return Buffer.from(fixed, 'latin1');
}

/** From roomy to tight. The roomiest that needs no more pages than any other wins: no page is left with two lines. */
const fits = [
  { opening: 24, leading: 14.6 },
  { opening: 17, leading: 14.6 },
  { opening: 10, leading: 14.6 },
  { opening: 17, leading: 14.2 },
  { opening: 10, leading: 14.2 },
  { opening: 12, leading: 13.9 },
];

const pageCount = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;

/** Prints a chapter with each fit until one saves a page; the first one if none does. */
async function fitted(page, parts) {
  let best;
  for (const fit of fits) {
    await page.setContent(chapterPage({ ...parts, fit }), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(settleLines, columnWidth);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    if (!best || pageCount(pdf) < pageCount(best)) best = pdf;
  }
  return best;
}

const book = readBook();
const all = readChapters();
const fonts = await fontFaces();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

try {
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  for (const chapter of chosen(publishedChapters())) {
    if (!chapter.meta.pdf) continue;
    const next = all.find(({ number, meta }) => number === chapter.number + 1 && !meta.isFullBook);
    const printed = await fitted(page, { book, chapter, next, fonts });
    if (printed.length > largestFile)
      throw new Error(`${chapter.name}: the PDF has ${printed.length} bytes, more than ${largestFile}`);
    const target = inSite(`content/files/${chapter.meta.pdf}`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withFixedDates(printed, chapter.meta.date));
    const minutes = Math.max(1, Math.round(chapter.body.split(/\s+/).length / wordsPerMinute));
    recordField(chapter.path, 'readingTime', minutes);
    console.log(`${chapter.meta.pdf}  ${(printed.length / 1024).toFixed(0)} KB  ${minutes} min`);
  }
} finally {
  await browser.close();
}
