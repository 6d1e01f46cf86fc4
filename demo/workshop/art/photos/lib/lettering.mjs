import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);
const cache = new Map();

function loadFont(name) {
  if (!cache.has(name)) {
    const [family, weight, style = 'normal'] = name.split('/');
    const file = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff`);
    const bytes = readFileSync(file);
    cache.set(name, opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  }
  return cache.get(name);
}

/** Glyphs and pen positions of a line, with pair kerning; no other shaping is needed for titles. */
function layOut(text, { font, size, spacing = 0 }) {
  const face = loadFont(font);
  const em = size / face.unitsPerEm;
  const glyphs = [...text].map((c) => face.charToGlyph(c));
  let pen = 0;
  const placed = glyphs.map((glyph, i) => {
    const at = pen;
    const next = glyphs[i + 1];
    pen += glyph.advanceWidth * em + (next ? face.getKerningValue(glyph, next) * em + spacing * size : 0);
    return { glyph, at };
  });
  return { placed, width: pen };
}

/** Width of a line of text, with letter spacing in ems. */
export function measure(text, options) {
  return layOut(text, options).width;
}

/** A line of text as an SVG path, so that no font is needed to draw it. font: 'family/weight[/style]'. */
export function letters(text, { font, size, x, y, fill, spacing = 0, align = 'start', turn = 0 }) {
  const { placed, width } = layOut(text, { font, size, spacing });
  const start = align === 'middle' ? x - width / 2 : align === 'end' ? x - width : x;
  const d = placed.map(({ glyph, at }) => pathData(glyph.getPath(start + at, y, size))).join('');
  const rotation = turn ? ` transform="rotate(${turn} ${x} ${y})"` : '';
  return `<path d="${d}" fill="${fill}"${rotation}/>`;
}

function pathData(path) {
  const n = (v) => v.toFixed(1);
  return path.commands.map((c) => {
    if (c.type === 'Z') return 'Z';
    const control = c.type === 'C' ? `${n(c.x1)} ${n(c.y1)} ${n(c.x2)} ${n(c.y2)} ` : c.type === 'Q' ? `${n(c.x1)} ${n(c.y1)} ` : '';
    return `${c.type}${control}${n(c.x)} ${n(c.y)}`;
  }).join('');
}
