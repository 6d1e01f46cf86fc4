import { escapeHtml } from '#src/lib/escape-html.ts';
import type { Direction } from './direction.ts';
import { hex, num, plainStream, stream, string, widthOf, writeFont } from './objects.ts';
import type { EmbeddedFont, Piece, Sign } from './typeface.ts';

// A small writer of tagged PDF 1.7: text, rules and links, with a structure tree, bookmarks and embedded fonts.

/** A structure element: the role of a text, for screen readers. */
export class Tag {
  readonly kids: (Tag | { page: number; mark: number } | { page: number; annotation: number })[] = [];
  readonly type: string;
  readonly lang: string | undefined;
  readonly attributes: string | undefined;
  /** The text, if its glyphs are in another order. */
  actualText: string | undefined;

  constructor(type: string, parent?: Tag, lang?: string, attributes?: string) {
    this.type = type;
    this.lang = lang;
    this.attributes = attributes;
    parent?.kids.push(this);
  }
}

export interface PdfInfo {
  title: string;
  author: string;
  language: string;
  direction: Direction;
  width: number;
  height: number;
}

interface Link {
  rect: readonly number[];
  url: string;
  text: string;
  tag: Tag;
}

/** One page. Positions are in points from the top left. */
export class Page {
  readonly operations: string[] = [];
  readonly marks: Tag[] = [];
  readonly links: Link[] = [];
  readonly #number: number;
  readonly #height: number;
  readonly #fonts: readonly EmbeddedFont[];

  constructor(number: number, height: number, fonts: readonly EmbeddedFont[]) {
    this.#number = number;
    this.#height = height;
    this.#fonts = fonts;
  }

  /** A line of text; without a tag it is decoration. */
  text(tag: Tag | undefined, pieces: readonly Piece[], place: { x: number; y: number; size: number; colour: string }) {
    if (tag) {
      tag.kids.push({ page: this.#number, mark: this.marks.length });
      this.operations.push(`/${tag.type} <</MCID ${this.marks.length}>> BDC`);
      this.marks.push(tag);
    } else this.operations.push('/Artifact BMC');
    this.operations.push(`BT ${rgb(place.colour)} rg 1 0 0 1 ${num(place.x)} ${num(this.#height - place.y)} Tm`);
    for (const { font, glyphs } of pieces) {
      this.operations.push(`/F${this.#fonts.indexOf(font)} ${num(place.size)} Tf`);
      this.operations.push(...shownWithText(glyphs, font, place.size));
    }
    this.operations.push('ET EMC');
  }

  rule(x: number, y: number, width: number, thickness: number, colour: string) {
    const top = num(this.#height - y);
    this.operations.push(
      `/Artifact BMC ${rgb(colour)} RG ${num(thickness)} w ${num(x)} ${top} m ${num(x + width)} ${top} l S EMC`,
    );
  }

  /** Makes an area a link. The tag is the one of its text. */
  link(tag: Tag, area: { x: number; y: number; width: number; size: number }, url: string, text: string) {
    const base = this.#height - area.y;
    const rect = [area.x, base - area.size * 0.25, area.x + area.width, base + area.size * 0.8];
    tag.kids.push({ page: this.#number, annotation: this.links.length });
    this.links.push({ rect, url, text, tag });
  }
}

/** Shows glyphs. Those without a text of their own, such as the dots of Arabic letters, are marked as having none. */
function* shownWithText(glyphs: readonly Sign[], font: EmbeddedFont, size: number): Generator<string> {
  for (let start = 0, end = 0; start < glyphs.length; start = end) {
    const isSilent = glyphs[start]?.isSilent;
    while (end < glyphs.length && glyphs[end]?.isSilent === isSilent) end += 1;
    if (isSilent) yield `/Span <</ActualText${string('')}>> BDC`;
    yield* shownAtHeights(glyphs.slice(start, end), font, size);
    if (isSilent) yield 'EMC';
  }
}

/** Shows glyphs; those above or below the line in steps of their own. */
function* shownAtHeights(glyphs: readonly Sign[], font: EmbeddedFont, size: number): Generator<string> {
  for (let start = 0, end = 0; start < glyphs.length; start = end) {
    const rise = glyphs[start]?.y ?? 0;
    while (end < glyphs.length && glyphs[end]?.y === rise) end += 1;
    const shown = glyphs.slice(start, end).map(({ code, advance, x }) => {
      const excess = widthOf(font, code) - advance + x;
      return `${moved(-x)}<${hex(code)}>${moved(excess)}`;
    });
    const text = `[${shown.join('')}] TJ`;
    yield rise === 0 ? text : `${num((rise * size) / 1000)} Ts ${text} 0 Ts`;
  }
}

const moved = (back: number) => (Math.abs(back) < 0.5 ? '' : num(back));

/** The bytes of a document. `bookmarks` are the headings and their pages. */
export function pdfOf(
  info: PdfInfo,
  root: Tag,
  pages: readonly Page[],
  fonts: readonly EmbeddedFont[],
  bookmarks: readonly { title: string; page: number; y: number }[],
): Buffer {
  const objects: (string | Buffer)[] = [];
  const reserve = () => objects.push('');
  const write = (id: number, body: string | Buffer) => {
    objects[id - 1] = body;
    return id;
  };
  const add = (body: string | Buffer) => write(reserve(), body);

  const catalog = reserve();
  const pageTree = reserve();
  const structure = reserve();
  const fontIds = fonts.map((font) => writeFont(font, add));
  const resources = `<</Font<<${fontIds.map((id, index) => `/F${index} ${id} 0 R`).join('')}>>>>`;
  const pageIds = pages.map(reserve);
  const elements = new Map<Tag, number>();
  const number = (tag: Tag) => {
    elements.set(tag, reserve());
    for (const kid of tag.kids) if (kid instanceof Tag) number(kid);
  };
  number(root);
  const elementOf = (tag: Tag) => `${elements.get(tag)} 0 R`;

  const parents: string[] = pages.map(({ marks }, page) => `${page} [${marks.map(elementOf).join(' ')}]`);
  let nextParent = pages.length;
  const annotations = pages.map(({ links }, page) =>
    links.map(({ rect, url, text, tag }) => {
      parents.push(`${nextParent} ${elementOf(tag)}`);
      return add(
        `<</Type/Annot/Subtype/Link/P ${pageIds[page]} 0 R/Rect[${rect.map(num).join(' ')}]/Border[0 0 0]/F 4/StructParent ${nextParent++}/Contents${string(text)}/A<</S/URI/URI(${new URL(url).href.replace(/[\\()]/g, '\\$&')})>>>>`,
      );
    }),
  );
  pages.forEach(({ operations }, page) => {
    const content = add(stream('', Buffer.from(operations.join('\n'), 'latin1')));
    write(
      pageIds[page] ?? 0,
      `<</Type/Page/Parent ${pageTree} 0 R/MediaBox[0 0 ${num(info.width)} ${num(info.height)}]/Resources ${resources}/Contents ${content} 0 R/StructParents ${page}/Tabs/S/Annots[${annotations[page]?.map((id) => `${id} 0 R`).join(' ')}]>>`,
    );
  });
  write(pageTree, `<</Type/Pages/Count ${pages.length}/Kids[${pageIds.map((id) => `${id} 0 R`).join(' ')}]>>`);

  const writeTag = (tag: Tag, parent: string) => {
    const kids = tag.kids.map((kid) => {
      if (kid instanceof Tag) {
        writeTag(kid, elementOf(tag));
        return elementOf(kid);
      }
      const page = `/Pg ${pageIds[kid.page]} 0 R`;
      return 'mark' in kid
        ? `<</Type/MCR${page}/MCID ${kid.mark}>>`
        : `<</Type/OBJR${page}/Obj ${annotations[kid.page]?.[kid.annotation]} 0 R>>`;
    });
    const attributes = tag.attributes ? `/A<<${tag.attributes}>>` : '';
    write(
      elements.get(tag) ?? 0,
      `<</Type/StructElem/S/${tag.type}/P ${parent}${tag.lang ? `/Lang${string(tag.lang)}` : ''}${tag.actualText ? `/ActualText${string(tag.actualText)}` : ''}${attributes}/K[${kids.join(' ')}]>>`,
    );
  };
  writeTag(root, `${structure} 0 R`);
  write(
    structure,
    `<</Type/StructTreeRoot/K ${elementOf(root)}/ParentTree<</Nums[${parents.join(' ')}]>>/ParentTreeNextKey ${nextParent}>>`,
  );

  const outlines = reserve();
  const marks = bookmarks.map(reserve);
  bookmarks.forEach(({ title, page, y }, index) => {
    const [before, after] = [marks[index - 1], marks[index + 1]];
    write(
      marks[index] ?? 0,
      `<</Title${string(title)}/Parent ${outlines} 0 R${before ? `/Prev ${before} 0 R` : ''}${after ? `/Next ${after} 0 R` : ''}/Dest[${pageIds[page]} 0 R/XYZ null ${num(info.height - y)} null]>>`,
    );
  });
  const ends = marks.length > 0 ? `/First ${marks[0]} 0 R/Last ${marks.at(-1)} 0 R/Count ${marks.length}` : '';
  write(outlines, `<</Type/Outlines${ends}>>`);
  const metadata = add(plainStream('/Type/Metadata/Subtype/XML', Buffer.from(xmp(info))));
  const about = add(`<</Title${string(info.title)}/Author${string(info.author)}>>`);
  write(
    catalog,
    `<</Type/Catalog/Pages ${pageTree} 0 R/StructTreeRoot ${structure} 0 R/Outlines ${outlines} 0 R/Metadata ${metadata} 0 R/Lang${string(info.language)}/MarkInfo<</Marked true>>/ViewerPreferences<</DisplayDocTitle true${info.direction === 'rtl' ? '/Direction/R2L' : ''}>>>>`,
  );
  return fileOf(objects, catalog, about);
}

function fileOf(objects: readonly (string | Buffer)[], catalog: number, about: number): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((body, index) => {
    const offset = length;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size ${size}/Root ${catalog} 0 R/Info ${about} 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function xmp({ title, author, language }: PdfInfo): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}

function rgb(colour: string): string {
  return [1, 3, 5].map((at) => num(parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');
}
