import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Cv } from '#src/features/cv/cv.loader.ts';
import type { Language } from '#src/i18n/languages.ts';
import { OwnerContent } from '#checks/owners/owner-content.ts';
import { repository } from '#checks/repository.ts';
import { cvFilesOf } from '#vite/cv/cv-build.ts';
import { SiteData } from '#vite/pages/site-data.ts';
import { pdfOf, readPdf, utf16 } from './read-pdf.ts';

// The build sets this constant before anything is imported.
vi.hoisted(() => Object.assign(globalThis, { siteLanguages: ['ar', 'en'] }));
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const words = readFileSync(`${repository}/engine/words/ar.yaml`, 'utf8');
const owner = new OwnerContent(`${repository}/checks/owners/nadia`).with('words/ar.yaml', words);

const text = (said: string) => ({ text: said });
const summary = 'مهندسة (خمس سنوات) مع React 19، القاهرة ٢٠٢٦.';
const cv: Cv = {
  ...{ name: 'نادية سالم', language: 'ar' as Language, roles: [text('مطوّرة')], summary: text(summary), sections: [] },
  ...{ location: text('القاهرة، مصر'), links: [{ text: 'example.com/a/', url: 'https://example.com/a/' }] },
};
const isAtRight = (operations: string) =>
  [...operations.matchAll(/1 0 0 1 ([\d.]+) /g)].map(([, x]) => Number(x) > 297);

test('Arabic begins at the right, English with Arabic letters at the left', async () => {
  const [ar, en] = [await pdfOf(cv), await pdfOf({ ...cv, language: 'en', links: [] })];
  expect(isAtRight(ar.operations)).not.toContain(false);
  expect(isAtRight(en.operations)).not.toContain(true);
  expect(ar.source).toMatch(/\/Lang<feff00610072>.*\/Direction\/R2L/);
  expect(ar.source).toContain('/WritingMode/RlTb');
  expect(en.source).not.toMatch(/R2L|RlTb/);
});

test('tags say Arabic in its order; numbers, addresses and other scripts run from left to right', async () => {
  const { pages, source } = await pdfOf(cv);
  const actual = [...source.matchAll(/\/ActualText<feff(\w+)>/g)].map(([, hex = '']) => utf16(hex));
  expect(actual).toEqual([cv.name, 'مطوّرة', 'القاهرة، مصر', summary]);
  const drawn = pages.flat().map(({ text: glyphs }) => glyphs);
  expect(drawn).toContain('.٢٠٢٦ ةرهاقلا ،React 19 عم )تاونس سمخ( ةسدنهم');
  expect(drawn).toContain('example.com/a/');
});

test('each language of the Arabic owner has its PDFs, and other programs read them', async (context) => {
  const files = [...(await cvFilesOf(new SiteData(owner.root)))].filter(([path]) => path.endsWith('.pdf'));
  expect(files.map(([path]) => path.replace(/.*-cv-/, ''))).toEqual(
    ['ar', 'en'].flatMap((language) => [`${language}.pdf`, `${language}-letter.pdf`]),
  );
  for (const [path, { bytes }] of files) {
    const pdf = Buffer.from(await bytes());
    expect(readPdf(pdf).pages).toHaveLength(1);
    const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
    if (error) context.skip('pdftotext is not installed.');
    const read = stdout.replaceAll(/\p{Cf}/gu, '');
    expect(read).toContain(path.includes('-ar') ? 'نادية سالم' : 'Nadia Salem');
    expect(read).toContain('nadia@nadia.example');
    expect(read).toMatch(/جامعة القاهرة|Cairo University/);
  }
});
