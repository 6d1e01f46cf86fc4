import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseYaml } from '../read/read-file.ts';

/** The first problem of a file with these lines, as `line: expected | found`. */
const firstProblem = (source: string) =>
  parseYaml(source, 'x.yaml', v.unknown())
    .problems.map(({ file, expected, found }) => `${file}: ${expected} | ${found}`.replace('valid YAML: ', '').slice(7))
    .join('\n');

test.each<[string, string, RegExp]>([
  ['a quote that never closes', 'a: 1\nname: "Foo\nemail: x\n', /^2: a " at the end .* \| name: "Foo$/],
  ['a quote closed by the next text', 'title: "open\nalt: "x"\nb: 1\n', /^1: a " at the end .* \| title: "open$/],
  ['a single quote that never closes', "name: 'Foo\nb: 1\n", /^1: a ' at the end/],
  ['a control character that hides the line', '\u0000\rname: !!text\n', /^1: .*begins with ! \| \S/],
  ['an apostrophe within single quotes', "a: 1\nname: 'it's me'\n", /^2: nothing after the closing '.*twice/],
  ['text after quotes', 'name: "Foo" bar\n', /^1: nothing after the closing "/],
  ['a colon within a text', 'd:\n  es: Dos cosas: esto\n  en: b\n', /^2: .*quotes.*contains a colon \| Dos/],
  ['a colon in curly quotes', 'd: “Two: things”\n', /^1: .*contains a colon \(“ and ” do not count/],
  ['a colon in an entry of a list', '- a: b: c\n', /^1: .*contains a colon \| b: c$/],
  ['a colon where a text goes on', 'es: foo\n  bar, that is: baz\n', /^2: .*contains a colon \| bar, that is: baz$/],
  ['a colon between braces', 'a: { es: x: y, en: z }\n', /^1: between \{ and \}, a comma/],
  ['a brace that never closes', 'x: 1\na: { es: x, en: y\nb: 1\n', /^2: a \} that closes the \{ \| a: \{ es: x, en/],
  ['a bracket that never closes', 'tags: [a, b\nx: 1\n', /^1: a \] that closes the \[/],
  ['too few spaces', 'title:\n  es: a\n en: b\n', /^3: as many spaces .*\(2\) \| 1 space before "en: b"$/],
  ['too many spaces', 'title:\n  es: a\n    en: b\n', /^3: as many spaces .*\(2\) \| 4 spaces before "en: b"$/],
  ['an entry of a list further out', 'tags:\n  - a\n - b\n', /^3: as many spaces .*\(2\) \| 1 space before "- b"$/],
  ['an entry without its -', 'tags:\n  - a\n  b\n  - c\n', /^3: "- " before an entry/],
  ['a text that goes on too far out', 'es: >-\n  foo\n bar\nx: 1\n', /^3: .*same spaces as the text/],
  ['a text that goes on at the edge', 'about: |\n  foo\nbar\nx: 1\n', /^3: .*more spaces .* continues a text \| bar$/],
  ['a tab', 'title:\n\tes: a\n', /^2: spaces at the beginning of a line, no tabs \| a tab before "es: a"$/],
  ['no space after the colon', 'a: 1\nname:Foo\nb: 2\n', /^2: a space after the colon: "name: …" \| name:Foo$/],
  ['no colon', 'email: a\nname Foo\nx: 1\n', /^2: "name: value".* \| name Foo$/],
  ['a field twice', 'a: 1\nb: 2\na: 3\n', /^3: every field once \| "a" again, which line 1 has already$/],
  ['a text that begins with @', 'name: @foo\n', /^1: .*quotes.*begins with @ \| @foo$/],
  ['a text that begins with *', 'name: **foo** bar\n', /^1: .*begins with \*/],
  ['a text that begins with !', 'name: !Hola mundo\n', /^1: .*begins with ! \| !Hola mundo$/],
  ['a text that begins with [', 'name: [Foo](https://x.y) bar\n', /^1: .*begins with \[/],
  ['text on the line of >', 'name: >foo\n', /^1: text on the lines below >, or between quotes/],
  ['a path of Windows', 'name: "C:\\Users"\n', /^1: ' and ' around a text that contains \\/],
  ['a second document', 'a: 1\n---\nb: 2\n', /a line of --- with a second document below it/],
])('%s', (_name, source, message) => expect(firstProblem(source)).toMatch(message));

test.each([
  ['a text over several lines in quotes', 'a: "one\n  two"\nb: 1\n'],
  ['a quote within a text', 'a: Foo "bar" baz\nb: it\'s\n'],
  ['a colon between quotes', "a: 'x: y'\n"],
])('%s is valid', (_name, source) => expect(firstProblem(source)).toBe(''));
