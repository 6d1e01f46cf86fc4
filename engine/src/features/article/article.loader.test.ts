import { expect, test } from 'vitest';
import type { DataSource } from '#src/content/data-source.ts';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { sectionsOf } from './article.loader.ts';

const source = {
  language: 'en',
  picture: (path: string) => ({ src: path }),
  link: (address: string) => `/base${address}`,
  wordsIn: () => dictionaries.en,
} as unknown as DataSource;

test('headings begin sections, and pictures on a line of their own are blocks', () => {
  const text = 'One.\n![A & B](a.jpg "C")\nTwo.\n\n## X & *Y*\n\n> ## Quoted\n\n![P](b.jpg)\n\n## X & Y\n\nEnd.';
  const sections = sectionsOf(text, source);
  expect(sections.map(({ id, title }) => `${id}: ${title}`)).toEqual(['text: ', 'x-y: X & Y', 'x-y-2: X & Y']);
  const [a, b] = [
    { picture: { src: 'a.jpg' }, alt: 'A & B', caption: 'C' },
    { picture: { src: 'b.jpg' }, alt: 'P', caption: '' },
  ];
  expect(sections[0]?.blocks).toEqual([{ html: '<p>One.</p>' }, a, { html: '<p>Two.</p>' }]);
  expect(sections[1]?.blocks).toEqual([{ html: '<blockquote>\n<h2>Quoted</h2>\n</blockquote>' }, b]);
});

test('footnotes may be defined in another section, and tables scroll', () => {
  const [first, last] = sectionsOf('## A\n\nText.[^1]\n\n## B\n\n| a |\n|---|\n| [b](/c) |\n\n[^1]: Note.', source);
  expect(JSON.stringify(first)).toContain('footnote-ref');
  expect(JSON.stringify(last)).toMatch(/role=\\"region\\" aria-label=\\"Table\\"[\s\S]*\/base\/c[\s\S]*Note\./);
});
