import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from '@jsonresume/schema';
import { expect, test, vi } from 'vitest';
import type { Cv } from '#src/features/cv/cv.loader.ts';
import { cvFilesOf } from '#vite/cv/cv-build.ts';
import { writeMadeFiles } from '#vite/made-files.ts';
import { SiteData } from '#vite/pages/site-data.ts';
import { pdfOf, readPdf } from './read-pdf.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const data = new SiteData(process.cwd());
const files = cvFilesOf(data);

test.each(['/resume.json', '/en/resume.json'])('%s follows the schema of JSON Resume', async (path) => {
  const resume: unknown = JSON.parse(String(Buffer.from((await (await files).get(path)?.bytes()) ?? '')));
  const problems = await new Promise((done) => validate(resume, (errors) => done(errors ?? [])));
  expect(problems).toEqual([]);
  expect(resume).toMatchObject({ basics: { name: 'Alba Serrano' }, work: [{ startDate: '2024-09' }, {}, {}, {}] });
});

const text = (words: string) => ({ text: words });
const mixed: Cv = {
  name: 'İpek Işık Çağlar',
  language: 'en',
  roles: [text('Ελένη Παπαδοπούλου'), text('Ёлка Щукина')],
  summary: text('Łódź, Đặng, “quotes”, first flight – office'),
  location: text('İzmir'),
  links: [{ text: 'example.com/ö', url: 'https://example.com/ö' }],
  sections: [],
};

/** A CV of many entries, of various lengths. */
function long(entries: number): Cv {
  const words = (count: number) =>
    Array.from({ length: count }, (_, at) => 'lorem ipsum dolor'.slice(at % 5)).join(' ');
  const sections = ['Experience', 'Education', 'Projects'].map((id, section) => ({
    id,
    title: text(id),
    entries: Array.from({ length: entries }, (_, at) => ({
      aside: text(`${2025 - at}`),
      title: text(`Post ${section} ${at}`),
      place: text('A company'),
      description: text(words(((at * 7 + section) % 31) + 1)),
      highlights: Array.from({ length: (at + section) % 4 }, (_, point) => text(words(point * 9 + 3))),
    })),
  }));
  return { ...mixed, sections };
}

test('letters of any European script are set and can be copied', async () => {
  const { pages, source } = await pdfOf(mixed);
  const read = pages.flat().map(({ text: each }) => each.trim());
  expect(read).toEqual([mixed.name, 'Ελένη Παπαδοπούλου · Ёлка Щукина', 'İzmir', 'example.com/ö', mixed.summary.text]);
  expect(source).toMatch(/\/Lang<feff0065006e>/);
  expect(source).toMatch(/\/MarkInfo<<\/Marked true>>/);
  expect(source).toContain('/URI(https://example.com/%C3%B6)');
  expect(source.match(/\/Type\/Font\/Subtype\/CIDFontType2/g)).toHaveLength(source.match(/\/FontFile2/g)?.length ?? 0);
});

// Linux has a file that is on a full disk.
test.runIf(process.platform === 'linux')('a full disk is one line', async () => {
  const out = mkdtempSync(join(tmpdir(), 'full-disk-'));
  mkdirSync(join(out, 'resume'));
  symlinkSync('/dev/full', join(out, 'resume/alba-serrano-cv-es.pdf'));
  await expect(writeMadeFiles(data, out)).rejects.toMatchObject({
    name: 'DiskError',
    message: expect.stringMatching(
      /^\/resume\/alba-serrano-cv-es\.pdf cannot be written: the disk is full\. .*\n$/,
    ) as string,
  });
  rmSync(out, { recursive: true });
});

test.each([1, 3, 5, 9, 20])('%i entries a section: no page ends with a heading', async (entries) => {
  for (const paper of ['a4', 'letter'] as const) {
    const cv = long(entries);
    const { pages } = await pdfOf(cv, paper);
    const texts = pages.flat().map(({ text: each }) => each.trim());
    for (const { title, entries: own } of cv.sections)
      expect(texts).toEqual(expect.arrayContaining([title.text, ...own.map((each) => each.title?.text)]));
    expect(pages.map((page) => page.at(-1)?.tag)).not.toContain('H2');
    expect(pages.map((page) => page.at(-1)?.tag)).not.toContain('H3');
  }
});

test("the demo's CV takes two pages in each language and on each paper, with whole sections", async () => {
  const pdfs = [...(await files)].filter(([path]) => path.endsWith('.pdf'));
  expect(pdfs).toHaveLength(4);
  for (const [path, { bytes }] of pdfs) {
    const { pages, source } = readPdf(Buffer.from(await bytes()));
    expect(pages).toHaveLength(2);
    expect(pages[1]?.[0]?.tag).toBe('H2');
    expect(source).toContain(path.includes('letter') ? '/MediaBox[0 0 612 792]' : '/MediaBox[0 0 595.28 841.89]');
  }
});
