import { expect, test } from 'vitest';
import { markdownToHtml, plainText } from './markdown.ts';

const words = { footnotes: 'f', footnoteBack: 'b {number}', table: 't', task: { done: 'd', open: 'o' } };
const html = (source: string) => markdownToHtml(source, words);
const block = (language: string, code: string) => html(`\`\`\`${language}\n${code}\n\`\`\``);

test.each([
  ['ts', 'const a = "x";', '<span class="token keyword">const</span>'],
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

test('inline code is left alone', () => {
  expect(html('`const a`')).toBe('<p><code>const a</code></p>');
});
