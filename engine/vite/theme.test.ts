import { expect, test } from 'vitest';
import { defaultAccent } from '#src/content/owner/accent.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { themeOf, themeProblems } from './theme.ts';

function problems(css: string): string[] {
  const root = temporaryFolder({ 'public/fonts/mine.woff2': '', 'theme.css': css });
  return themeProblems(root, defaultAccent).map(
    ({ file, field, expected, found }) => `${file} ${field}: ${expected}; found ${found}`,
  );
}

test.each([
  ['own tokens', ':root { --radius: 12px; --text: light-dark(#101010, #fafafa); }', []],
  ['three digits', ':root { --text: light-dark(#111, #fff) }', []],
  ['an open brace', '.a { color: red;\n', [/as many } as {/]],
  ['an own font', "@font-face { src: url('/fonts/mine.woff2') } :root { --font-sans: 'Mine' }", []],
  ['a comment', '/* @import "https://a.example/x.css"; */', []],
  ['an import', '\n@import "https://a.example/x.css";', [/^theme\.css:2 : a file in public/]],
  ['a picture elsewhere', 'body { background: url(https://a.example/x.png) }', [/^theme\.css:1 : a file in public/]],
  ['a missing file', "@font-face { src: url('/x.woff2') }", [/found url\('\/x\.woff2'\): no file public\/x\.woff2$/]],
  ['a token of its own', ':root { --mine: 3px } a { padding: var(--mine) }', []],
  ['a mistyped token', ':root { --pgae: #fff }', [/^theme\.css:1 --pgae: .*\(--page\?\)/]],
  ['an unknown form', ':root { --text: oklch(0.5 0.1 20) }', [/^theme\.css:1 --text: a colour such as/]],
  [
    'a pale text',
    ':root {\n  --muted: light-dark(#b0b0b0, #9ca6b5);\n}',
    [/^theme\.css:2 --muted: .* --page in the light/, /--surface in the light/, /--raised in the light/],
  ],
])('%s', (_name, css, expected) =>
  expect(problems(css)).toEqual(expected.map((each) => expect.stringMatching(each) as unknown)),
);

test('a page too dark for its text', () =>
  expect(problems(':root { --page: #777777 }')).toContainEqual(expect.stringMatching(/--page: .*--text/)));

test('a site without a style sheet of its own has none', () => {
  const root = temporaryFolder();
  expect(themeOf(root)).toBeUndefined();
  expect(themeProblems(root, defaultAccent)).toEqual([]);
});
