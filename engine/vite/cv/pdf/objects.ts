import { deflateSync } from 'node:zlib';
import type { EmbeddedFont } from './typeface.ts';

/** The objects of an embedded font. Returns its number. */
export function writeFont(font: EmbeddedFont, add: (body: string | Buffer) => number): number {
  const name = `/${font.name}`;
  const { ascender, descender } = font.font.hExtents();
  const scale = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const file = add(stream(`/Length1 ${font.bytes.length}`, Buffer.from(font.bytes)));
  const descriptor = add(
    `<</Type/FontDescriptor/FontName${name}/Flags 4/FontBBox[-500 ${scale(descender)} 2000 ${scale(ascender)}]/ItalicAngle 0/Ascent ${scale(ascender)}/Descent ${scale(descender)}/CapHeight 700/StemV 80/FontFile2 ${file} 0 R>>`,
  );
  const widths = font.codes.map((_, code) => num(widthOf(font, code))).join(' ');
  const glyphs = Buffer.from(font.codes.map(({ glyph }) => hex(glyph)).join(''), 'hex');
  const glyphOfCode = add(stream('', glyphs));
  const inner = add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/CIDToGIDMap ${glyphOfCode} 0 R/FontDescriptor ${descriptor} 0 R/W[0[${widths}]]>>`,
  );
  const unicode = add(stream('', Buffer.from(toUnicode(font))));
  return add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${inner} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
}

function toUnicode({ codes }: EmbeddedFont): string {
  const lines = codes.flatMap(({ text }, code) => (text ? `<${hex(code)}> <${utf16(text)}>` : []));
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
    lines.slice(at * 100, at * 100 + 100),
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** The width of a code's glyph, in thousandths of the size. */
export const widthOf = ({ font, unitsPerEm, codes }: EmbeddedFont, code: number) =>
  (font.glyphHAdvance(codes[code]?.glyph ?? 0) * 1000) / unitsPerEm;

export const num = (value: number) => String(Math.round(value * 100) / 100);
export const hex = (code: number) => code.toString(16).padStart(4, '0');
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
export const string = (text: string) => `<feff${utf16(text)}>`;

export function stream(entries: string, bytes: Buffer): Buffer {
  return plainStream(`${entries}/Filter/FlateDecode`, deflateSync(bytes));
}

export function plainStream(entries: string, bytes: Buffer): Buffer {
  const head = Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`);
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')]);
}
