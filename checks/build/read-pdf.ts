import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';
import type { Cv } from '#src/features/cv/cv.loader.ts';
import { cvPdf } from '#vite/cv/pdf/cv-pdf.ts';
import type { Paper } from '#vite/cv/pdf/cv-rows.ts';
import { Typefaces } from '#vite/cv/pdf/typeface.ts';

/** A CV as a PDF, and read again. */
export async function pdfOf(cv: Cv, paper: Paper = 'a4') {
  const faces = await Typefaces.for(`${JSON.stringify(cv)} 0123456789/`);
  return readPdf(cvPdf({ cv, title: `${cv.name} · CV`, accent: '#8a5200', paper, faces }));
}

/** A text as PDF writes it. */
export const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

export interface Said {
  tag: string;
  /** What its glyphs say, from left to right. */
  text: string;
}

/** Reads what a reader would: the tagged texts of each page, through the fonts' own character maps. */
export function readPdf(bytes: Buffer): { pages: Said[][]; source: string; operations: string } {
  const source = bytes.toString('latin1');
  const offsets = [...source.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  const objects = offsets.map((offset, index) => {
    const start = `${index + 1} 0 obj\n`;
    expect(source.slice(offset, offset + start.length)).toBe(start);
    return source.slice(offset + start.length, source.indexOf('\nendobj', offset));
  });
  const object = (name: string, body = '') => objects[Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]) - 1];
  const content = (body = '') =>
    inflateSync(Buffer.from(body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream')), 'latin1'));
  const pages = objects.filter((body) => body.startsWith('<</Type/Page/'));
  const fonts = [...(/\/Font<<(.*?)>>/.exec(pages[0] ?? '')?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
    ([, name = '', id]): [string, Map<string, string>] => {
      const map = content(object('ToUnicode', objects[Number(id) - 1])).toString();
      const pairs = [...map.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, glyph = '', hex = '']): [string, string] => [
        glyph,
        utf16(hex),
      ]);
      return [name, new Map(pairs)];
    },
  );
  const said = pages.map((page) => {
    const operations = content(object('Contents', page)).toString();
    return [...operations.matchAll(/\/(\w+) <<\/MCID \d+>> BDC([\s\S]*?)ET EMC/g)].map(([, tag = '', body = '']) => {
      let font: Map<string, string> | undefined;
      // Glyphs that are marked as having no text map to an invisible character.
      const glyphs = [...body.matchAll(/\/ActualText<feff>|\/(F\d+) [\d.]+ Tf|<(\w{4})>/g)].map(([, name, code]) => {
        if (name) font = new Map(fonts).get(name);
        return code ? (font?.get(code) ?? '\ufffd') : '';
      });
      return { tag, text: glyphs.join('').replaceAll('\u2060', '') };
    });
  });
  const operations = pages.map((page) => content(object('Contents', page)).toString()).join('\n');
  return { pages: said, source, operations };
}
