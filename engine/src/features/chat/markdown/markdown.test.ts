import { expect, test } from 'vitest';
import { parseInline, parseMarkdown, type Block, type Inline } from './markdown.ts';

/** Compact notation for a parsed message: `p(…)`, `ul[…]`, `*bold*`, `<code>`, `{text→href}`. */
function show(blocks: Block[]): string {
  const inline = (parts: Inline[]): string =>
    parts
      .map((part) => {
        if (part.kind === 'bold') return `*${inline(part.children)}*`;
        if (part.kind === 'code') return `<${part.text}>`;
        return part.kind === 'link' ? `{${part.text}→${part.href}}` : part.text;
      })
      .join('');
  return blocks
    .map((block) => {
      if (block.kind === 'code') return `code(${block.text})`;
      if (block.kind === 'paragraph') return `p(${inline(block.children)})`;
      return `${block.ordered ? `ol${block.start}` : 'ul'}[${block.items.map(inline).join('|')}]`;
    })
    .join(' ');
}

test.each([
  ['a\nb\n\nc', 'p(a\nb) p(c)'],
  ['- a\n- b\n\n- c\nd', 'ul[a|b|c] p(d)'],
  ['* a\n• b', 'ul[a|b]'],
  ['3. a\n4) b', 'ol3[a|b]'],
  ['- a\n1. b', 'ul[a] ol1[b]'],
  ['- a\n  more\n  - inner', 'ul[a\nmore|inner]'],
  ['text\n- a', 'p(text) ul[a]'],
  ['**a `b`** c', 'p(*a <b>* c)'],
  ['2 ** 3 ** 4 and **open', 'p(2 ** 3 ** 4 and **open)'],
  ['```js\nlet a = **1**;\n```\nb', 'code(let a = **1**;) p(b)'],
  ['```\nnever closed', 'code(never closed)'],
  ['[a](https://a.es/x)', 'p({a→https://a.es/x})'],
  [
    '[https://a.es/x](https://a.es/y) [Go to www.a.es, now](https://www.a.es)',
    'p({https://a.es/x→https://a.es/y} {Go to www.a.es, now→https://www.a.es})',
  ],
  ['see https://a.es/x?b=1.', 'p(see {https://a.es/x?b=1→https://a.es/x?b=1}.)'],
  ['# Title', 'p(# Title)'],
  ['![a](https://a.es/b.png)', 'p(!{a→https://a.es/b.png})'],
  ['| a | b |', 'p(| a | b |)'],
  ['', ''],
])('parses %j as %s', (source, expected) => expect(show(parseMarkdown(source))).toBe(expected));

test.each([
  '[a](javascript:alert(1))',
  '[a](JavaScript:alert)',
  '[a](data:text/html,x)',
  '[a](//evil.example)',
  '[a](/projects)',
  '[a](https://)',
  '[a](https://bank.example@evil.example)',
  '[https://bank.example](https://evil.example)',
  '[ https://bank.example](https://evil.example)',
  '[**https://bank.example**](https://evil.example)',
  '[\u200Bhttps://bank.example](https://evil.example)',
  '[ht\u00ADtps://bank.example](https://evil.example)',
  '[\u3164www.bank.example](https://evil.example)',
  '[ｈｔｔｐｓ://bank.example](https://evil.example)',
  '[Sign in at https://bank.example](https://evil.example)',
  '[a](vbscript:x)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '&lt;b&gt;',
])('%s stays plain text', (source) => expect(parseInline(source)).toEqual([{ kind: 'text', text: source }]));

test('bidirectional control characters are removed', () => {
  expect(show(parseMarkdown('a\u202Eb\u2066c'))).toBe('p(abc)');
});

test.each(['**a', '[a](', '`', '[', '- ', '**a** ', '1. ', 'https://a', '```\n', '*'])(
  // Quadratic time would exceed the test timeout.
  'parsing many %j takes linear time',
  (part) => expect(parseMarkdown(part.repeat(1_000_000 / part.length)).length).toBeGreaterThan(0),
);
