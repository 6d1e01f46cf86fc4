/** Turns a chapter into a self-contained HTML page that prints as a small book. */
import spanish from 'hyphen/es/index.js';
import { micromark } from 'micromark';
import { plate113, plate114 } from './plate.mjs';
import { cardinal } from './numbers.mjs';

/** Width of the text on the page: the paper less its inner and outer margins. */
export const columnWidth = '112mm';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<>"]/g, (sign) => escapes[sign]);
const cssString = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const softHyphen = /\u00ad/g;

/** Words a line may break in: long enough to be worth it, and never leaving a lone letter or two behind. */
function hyphenated(text) {
  return spanish
    .hyphenateSync(text, { minWordLength: 7 })
    .replace(/(?<=(?:^|[^\p{L}\u00ad])\p{L}{1,2})\u00ad/gu, '')
    .replace(/\u00ad(?=\p{L}{1,2}(?:[^\p{L}\u00ad]|$))/gu, '');
}

/** Spanish habits that a browser does not know: a raya stays with its word, a figure with its unit. */
function typographic(text) {
  return hyphenated(text)
    .replace(/(\d) (?=(?:h|m|dic)\b)|(\bh) (?=\d+ m\b)/g, '$1$2\u00a0')
    .replace(
      /—[^\s—<]+—?[^\s—<]*|[^\s—<]+—[^\s<]*/g,
      (word) => `<span class="nb">${word.replace(softHyphen, '')}</span>`,
    );
}

/** The body as paragraphs: text hyphenated, last words kept whole, openings marked. */
function bodyHtml(markdown) {
  return micromark(markdown)
    .replace(/(^|>)([^<]+)/g, (_, tag, text) => tag + (text.trim() ? typographic(text) : text))
    .replace(/[^\s>]+<\/p>/g, (ending) => ending.replace(softHyphen, ''))
    .replace(/<hr \/>\s*<p>/g, '<p class="scene">');
}

/**
 * Running heads: the book on left pages, the chapter on right ones, none on the first two (title and opening).
 * CSS cannot tell the second page from the others, but a counter can spell each page number as any words.
 */
function runningHeads(left, right) {
  const heads = Array.from({ length: 60 }, (_, i) => (i < 2 ? '""' : cssString(i % 2 ? left : right)));
  return `@counter-style running-head { system: fixed; symbols: ${heads.join(' ')}; suffix: "" }`;
}

const styles = ({ book, chapter, fit }) => `
${runningHeads(book.title.es, chapter.meta.title.es)}
@page { size: 148mm 210mm; margin: 20mm 16mm 23mm 20mm;
  @top-center { content: counter(page, running-head); font: italic 8.5pt Text; color: #555; vertical-align: bottom; padding-bottom: 6mm }
  @bottom-center { content: counter(page); font: 8.5pt Text; color: #444; vertical-align: top; padding-top: 6mm } }
@page :left { margin-left: 16mm; margin-right: 20mm }
@page title { margin: 0; @bottom-center { content: none } }
html { --leading: ${fit.leading}pt; font: 10.6pt/var(--leading) Text; color: #15171b; font-kerning: normal }
body { margin: 0 }
.title { page: title; break-after: page; box-sizing: border-box; height: 209.5mm; padding: 21mm 18mm 15mm 20mm; display: flex; flex-direction: column }
.title p { margin: 0 }
.author { font-size: 11pt; letter-spacing: .06em }
.plate { margin: 11mm 0 3mm }
.plate svg { display: block; width: 110mm; border: .35pt solid #22262e }
.capture { display: flex; justify-content: space-between; font-size: 7.6pt; line-height: 10pt; color: #444; letter-spacing: .03em }
.number { margin-top: auto !important; font-style: italic; font-size: 13pt; line-height: 18pt; color: #7a4800 }
h1 { margin: 1mm 0 0; font: 400 32pt/35pt Display; letter-spacing: -.012em; text-wrap: balance }
.title .colophon { font-size: 7.6pt; line-height: 10pt; color: #444 }
.title .novel { margin-top: 9mm; margin-bottom: 1mm; padding-top: 3mm; border-top: .35pt solid #22262e; display: flex; justify-content: space-between; font-size: 9pt }
h2 { margin: ${fit.opening}mm 0 13mm; font: 400 21pt/25pt Display; text-align: center; text-wrap: balance; break-after: avoid }
h2 span { display: block; margin-bottom: 1.5mm; font: italic 10.6pt/var(--leading) Text; color: #7a4800 }
.text p { margin: 0; text-indent: 5mm; text-align: justify; orphans: 2; widows: 2 }
.text .whole { break-inside: avoid }
.text h2 + p, .text .scene { text-indent: 0 }
.text .scene { padding-top: calc(2 * var(--leading)); position: relative }
.scene::before { content: ""; position: absolute; left: 50%; top: var(--leading); width: 2.1pt; height: 2.1pt; margin: -1pt; border-radius: 50%; background: #22262e; box-shadow: -11pt 0 #22262e, 11pt 0 #22262e }
.nb { white-space: nowrap }
.text .end { margin-top: calc(2 * var(--leading)); text-indent: 0; text-align: center; font-size: 9.4pt; color: #444; break-before: avoid }
`;

/** The plate on the title page: 113, but in the chapter that finds the other one. */
function plateOf(number) {
  return number === 8
    ? { drawing: plate114(), time: '9 h 40 m a 10 h 30 m' }
    : { drawing: plate113(112 + number), time: '9 h 20 m' };
}

/**
 * The whole page. `next` is the chapter that follows, for the line at the end; `fit` is how high the text begins
 * (millimetres) and how far its lines are apart (points).
 */
export function chapterPage({ book, chapter, next, fonts, fit }) {
  const { meta, number } = chapter;
  const ordinal = `Capítulo ${cardinal(number)}`;
  const title = escape(meta.title.es);
  const novel = escape(book.title.es);
  const author = escape(book.author);
  const year = String(meta.date).slice(0, 4);
  const plate = plateOf(number);
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<title>${escape(`${meta.title.es} · ${book.title.es}, capítulo ${number} · ${book.author}`)}</title>
<style>${fonts}${styles({ book, chapter, fit })}</style>
</head>
<body>
<header class="title">
<p class="author">${author}</p>
<div class="plate">${plate.drawing}</div>
<p class="capture"><span>36,95 N 4,54 O</span><span>25 dic. 1884, ${plate.time}</span><span>18 × 24 cm</span></p>
<p class="number">${ordinal}</p>
<h1>${title}</h1>
<p class="novel"><span>${novel}</span><span>© ${author}, ${year}</span></p>
<p class="colophon">Compuesto en Newsreader, de Production Type (licencia SIL Open Font 1.1).</p>
</header>
<main class="text">
<h2><span>${ordinal}</span>${title}</h2>
${bodyHtml(chapter.body)}
<p class="end">${next ? `Sigue en el capítulo ${cardinal(next.number)}: <em>${escape(next.meta.title.es)}</em>.` : 'Fin.'}</p>
</main>
</body>
</html>`;
}
