/**
 * Newsreader for print. The package holds a variable font, which Chromium would embed as drawings (Type 3);
 * pinning its axes gives ordinary TrueType faces, small and sharp in every reader.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const packageFile = createRequire(import.meta.url).resolve;
const source = (style) =>
  readFileSync(packageFile(`@fontsource-variable/newsreader/files/newsreader-latin-opsz-${style}.woff2`));

/**
 * Everything Spanish prose can need, so that a new chapter never lacks a letter. Not the soft hyphen: the browser
 * draws an ordinary one where a word breaks, and a second glyph for it would double it in copied text.
 */
const latin = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i))
  .join('')
  .replace('\u00ad', '');
const punctuation = '‐‑–—―‘’“”…•·′″ªº';

const faces = [
  { family: 'Text', style: 'normal', axes: { opsz: 11, wght: 400 } },
  { family: 'Text', style: 'italic', axes: { opsz: 11, wght: 400 } },
  { family: 'Display', style: 'normal', axes: { opsz: 60, wght: 380 } },
];

/** `@font-face` rules with the faces inside, ready for a self-contained page. */
export async function fontFaces() {
  const rules = await Promise.all(
    faces.map(async ({ family, style, axes }) => {
      const font = await subsetFont(source(style), latin + punctuation, {
        targetFormat: 'truetype',
        variationAxes: axes,
      });
      const data = font.toString('base64');
      return `@font-face{font-family:"${family}";font-style:${style};src:url(data:font/ttf;base64,${data})}`;
    }),
  );
  return rules.join('\n');
}
