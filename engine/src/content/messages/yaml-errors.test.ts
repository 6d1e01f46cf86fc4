import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseYaml } from '../read/read-file.ts';

/** The first problem of a file with these lines, as `line: expected | found`. */
const firstProblem = (source: string) =>
  parseYaml(source, 'x.yaml', v.unknown())
    .problems.map(({ file, expected, found }) => `${file}: ${expected} | ${found}`.replace('valid YAML: ', '').slice(7))
    .join('\n');

test.each<[string, string, RegExp]>([
  ['a quote that never closes', 'a: 1\nname: "Foo\nemail: x\n', /^2: one " on each side .* \| name: "Foo$/],
  ['a quote closed by the next text', 'title: "open\nalt: "x"\nb: 1\n', /^1: one " on each side .* \| title: "open$/],
  ['a single quote that never closes', "name: 'Foo\nb: 1\n", /^1: one ' on each side/],
  ['a control character that hides the line', '\u0000\rname: !!text\n', /^1: .* \| \S/],
  ['an apostrophe within single quotes', "a: 1\nname: 'it's me'\n", /^2: one ' on each side .*other quotes within/],
  ['text after quotes', 'name: "Foo" bar\n', /^1: one " on each side/],
  ['a colon within a text', 'd:\n  es: Dos cosas: esto\n  en: b\n', /^2: quotes.*contains a colon.* \| es: Dos/],
  ['a colon in an entry of a list', '- a: b: c\n', /^1: .*contains a colon.* \| - a: b: c$/],
  ['a colon between braces', 'a: { es: x: y, en: z }\n', /^1: between \{ and \}, a comma/],
  ['a brace that never closes', 'x: 1\na: { es: x, en: y\nb: 1\n', /^[23]: a \} or \] that closes/],
  ['too few spaces', 'title:\n  es: a\n en: b\n', /^3: .*as many spaces .* \| en: b$/],
  ['too many spaces', 'title:\n  es: a\n    en: b\n', /^2: .*as many spaces/],
  ['an entry of a list further out', 'tags:\n  - a\n - b\n', /^3: .*as many spaces .* \| - b$/],
  ['a tab', 'title:\n\tes: a\n', /^2: spaces at the beginning of a line, no tabs \| es: a$/],
  ['no space after the colon', 'a: 1\nname:Foo\nb: 2\n', /^2: .*a space after the colon.* \| name:Foo$/],
  ['no colon', 'email: a\nname Foo\nx: 1\n', /^2: "name: value".* \| name Foo$/],
  ['a field twice', 'a: 1\nb: 2\na: 3\n', /^3: every field once \| a: 3$/],
  ['a text that begins with @', 'name: @foo\n', /^1: quotes.*begins with @ \| name: @foo$/],
  ['a text that begins with *', 'name: **foo** bar\n', /^1: .*begins with \*/],
  ['a text that begins with !', 'name: !Hola mundo\n', /^1: .*begins with ! \| name: !Hola mundo$/],
  ['a text that begins with [', 'name: [Foo](https://x.y) bar\n', /^1: .*begins with \[/],
  ['text on the line of >', 'name: >foo\n', /^1: .*begins with >/],
  ['a path of Windows', 'name: "C:\\Users"\n', /^1: ' and ' around a text that contains \\/],
  ['a second document', 'a: 1\n---\nb: 2\n', /no line of --- between the fields/],
])('%s', (_name, source, message) => expect(firstProblem(source)).toMatch(message));

test.each([
  ['a text over several lines in quotes', 'a: "one\n  two"\nb: 1\n'],
  ['a quote within a text', 'a: Foo "bar" baz\nb: it\'s\n'],
  ['a colon between quotes', "a: 'x: y'\n"],
])('%s is valid', (_name, source) => expect(firstProblem(source)).toBe(''));
