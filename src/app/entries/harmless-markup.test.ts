import { expect, test } from 'vitest';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import { harmlessMarkup } from './harmless-markup.ts';

test.each([
  ['a text about script', '<p>Written in JavaScript: one = two, on = off, data-on="x".</p>'],
  ['a title about script', markdownToHtml('[a](/b "JavaScript: one = <two>") and `<script>` & <b onclick="c">')],
  ['a drawing', `<svg viewBox="0 0 9 9"\n  aria-hidden='true'><use xlink:href="#a"/><path d="M0 0"/><br></svg>`],
  ['text alone', 'one > two'],
])('%s stays', (_, html) => {
  expect(harmlessMarkup(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<p>one</p><IFRAME src="/"></IFRAME>',
  '<img src="x" onerror="alert(1)">',
  '<img src="x"\nonerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<img alt=">" onerror="alert(1)">',
  '<img a" onerror=alert(1) b=">',
  '<a href="javascript:alert(1)">one</a>',
  "<a href=' JavaScript:alert(1)'>one</a>",
  '<a href=javascript:alert(1)>one</a>',
  '<img src="x" onerror="alert(1)"',
])('nothing is left of %s', (html) => {
  expect(harmlessMarkup(html)).toBe('');
});
