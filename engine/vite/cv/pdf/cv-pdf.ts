import type { Cv, CvEntry, CvSection } from '#src/features/cv/cv.loader.ts';
import { Page, pdfOf, Tag } from './document.ts';
import { Setter, type Row } from './setter.ts';
import type { Typefaces } from './typeface.ts';

export type Paper = 'a4' | 'letter';

const papers: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
const margin = { side: 54, top: 52, bottom: 54 };
const asideWidth = 104;
const ink = { text: '#16181d', muted: '#50565f', line: '#b9b4a8' };

interface CvPdf {
  cv: Cv;
  title: string;
  accent: string;
  paper: Paper;
  faces: Typefaces;
}

interface Layout {
  root: Tag;
  pages: Row[][];
  fill: number;
}

/** The CV as a tagged PDF of as few pages as it takes, the last one as full as it can be. */
export function cvPdf({ cv, title, accent, paper, faces }: CvPdf): Buffer {
  const { width, height } = papers[paper];
  const { root, pages: rows } = bestLayout(cv, faces, paper, accent);
  const bookmarks: { title: string; page: number; y: number }[] = [];
  const pages = rows.map((lines, number) => {
    const page = new Page(number, height, faces.fonts);
    let y = margin.top;
    lines.forEach((row, index) => {
      y += index === 0 ? 0 : row.before;
      if (row.bookmark) bookmarks.push({ title: row.bookmark, page: number, y: y - 8 });
      row.draw(page, y);
      y += row.height;
    });
    if (rows.length > 1) {
      const said = faces.set('sans', `${cv.name} · ${number + 1} / ${rows.length}`);
      const wide = (said.reduce((sum, piece) => sum + piece.width, 0) * 7.5) / 1000;
      page.text(undefined, said, { x: width - margin.side - wide, y: height - 28, size: 7.5, colour: ink.muted });
    }
    return page;
  });
  return pdfOf({ title, author: cv.name, language: cv.language, width, height }, root, pages, faces.fonts, bookmarks);
}

/** Tries type sizes and gaps close to the intended ones. Fewer pages come first, then a full last page. */
function bestLayout(cv: Cv, faces: Typefaces, paper: Paper, accent: string): Layout {
  let best: { layout: Layout; cost: number } | undefined;
  for (let size = 1.05; size > 0.93; size -= 0.02)
    for (const gap of [1.45, 1.3, 1.15, 1, 0.85]) {
      const layout = layOut(cv, faces, paper, { size, gap, accent });
      const cost = layout.pages.length * 10 + (1 - layout.fill) * 2 + Math.abs(size - 1) * 8 + Math.abs(gap - 1) * 0.8;
      if (!best || cost < best.cost) best = { layout, cost };
    }
  if (!best) throw new Error('No layout was tried.');
  return best.layout;
}

interface Look {
  size: number;
  gap: number;
  accent: string;
}

function layOut(cv: Cv, faces: Typefaces, paper: Paper, look: Look): Layout {
  const { width, height } = papers[paper];
  const root = new Tag('Document');
  const set = new Setter(faces, look.size, look.gap);
  const room = { width: width - 2 * margin.side, height: height - margin.top - margin.bottom };
  const rows = [
    ...headRows(cv, set, room.width, root, look.accent),
    ...cv.sections.flatMap((section) => sectionRows(section, set, room, root)),
  ];
  const pages = paginated(rows, room.height);
  return { root, pages, fill: heightOf(pages.at(-1) ?? []) / room.height };
}

function headRows(cv: Cv, set: Setter, width: number, root: Tag, accent: string): Row[] {
  return [
    ...set.paragraph(cv.name, {
      ...{ tag: () => new Tag('H1', root), x: margin.side, width, style: 'serif', size: 27, colour: ink.text },
      leading: 1.05,
    }),
    ...set.paragraph(cv.roles.map(({ text }) => text).join(' · '), {
      ...{ tag: () => new Tag('P', root), x: margin.side, width, style: 'serif', size: 12, colour: accent, before: 3 },
    }),
    ...set.flow(
      [{ text: cv.location.text }, ...cv.links],
      { tag: () => new Tag('P', root), x: margin.side, width, style: 'sans', size: 8.4, colour: ink.muted, before: 7 },
      12,
    ),
    ...set.paragraph(cv.summary.text, {
      ...{ tag: () => new Tag('P', root, cv.summary.lang), x: margin.side, width, style: 'serif', size: 11.2 },
      ...{ colour: ink.text, before: 9 },
    }),
  ];
}

function sectionRows(
  { title, entries }: CvSection,
  set: Setter,
  room: { width: number; height: number },
  root: Tag,
): Row[] {
  const section = new Tag('Sect', root);
  const heading = set
    .paragraph(title.text, {
      ...{ tag: () => new Tag('H2', section, title.lang), x: margin.side, width: room.width, style: 'serif' },
      ...{ size: 13.5, colour: ink.text, before: 17, after: 3 },
    })
    .map((row): Row => ({ ...row, glue: true, bookmark: title.text }));
  const last = heading.at(-1);
  if (last) {
    const { draw, height } = last;
    last.draw = (page, y) => {
      draw(page, y);
      page.rule(margin.side, y + height, room.width, 0.6, ink.line);
    };
  }
  return [...heading, ...entries.flatMap((entry, index) => entryRows(entry, index === 0, set, room, section))];
}

/** An entry: what is beside it on the lines of its text. It stays on one page if it is not very long. */
function entryRows(
  entry: CvEntry,
  isFirst: boolean,
  set: Setter,
  room: { width: number; height: number },
  parent: Tag,
): Row[] {
  const x = margin.side + asideWidth;
  const width = room.width - asideWidth;
  const { aside, title, place, link, description, highlights = [] } = entry;
  const isRow = title === undefined;
  const body: Row[] = [];
  if (title)
    body.push(
      ...set.paragraph(title.text, {
        ...{ tag: () => new Tag('H3', parent, title.lang), x, width, style: 'bold', size: 9.9, colour: ink.text },
      }),
    );
  if (place ?? link)
    body.push(
      ...set.flow(
        [...(place ? [{ text: place.text }] : []), ...(link ? [link] : [])],
        { tag: () => new Tag('P', parent, place?.lang), x, width, style: 'sans', size: 9.2, colour: ink.muted },
        10,
      ),
    );
  const asideTag = new Tag('P', parent, aside.lang);
  if (description)
    body.push(
      ...set.paragraph(description.text, {
        ...{ tag: () => new Tag('P', parent, description.lang), x, width, style: 'sans', size: 9.2 },
        ...{ colour: ink.text, before: isRow ? 0 : 1.5 },
      }),
    );
  const list = highlights.length > 0 ? new Tag('L', parent) : undefined;
  for (const { text, lang } of highlights) {
    const item = new Tag('LI', list);
    const label = new Tag('Lbl', item);
    const rows = set.paragraph(text, {
      ...{ tag: () => new Tag('LBody', item, lang), x: x + 11, width: width - 11, style: 'sans', size: 9.2 },
      ...{ colour: ink.text, before: 1.8 },
    });
    body.push(
      ...set.beside(rows, '–', { tag: () => label, x, width: 11, style: 'sans', size: 9.2, colour: ink.muted }),
    );
  }
  const look = {
    tag: () => asideTag,
    x: margin.side,
    width: asideWidth - 12,
    style: 'sans',
    colour: ink.muted,
  } as const;
  const rows = set.beside(body, aside.text, isRow ? { ...look, size: 9.2 } : { ...look, size: 8.4 });
  const [first] = rows;
  if (first) first.before = set.gap * (isRow ? (isFirst ? 6 : 2.2) : isFirst ? 6 : 8.5);
  const whole = heightOf(rows) < room.height * 0.4;
  return rows.map((row, index) => ({
    ...row,
    glue: index < rows.length - 1 && (whole || row.glue || index < 3 || index === rows.length - 2),
  }));
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { before, height }, index) => sum + height + (index === 0 ? 0 : before), 0);
}

/** Breaks between rows, never after one that is glued to the next, unless they fill a page. */
function paginated(rows: readonly Row[], height: number): Row[][] {
  const pages: Row[][] = [[]];
  const place = (group: readonly Row[]) => {
    const page = pages.at(-1) ?? [];
    if (page.length === 0 || heightOf([...page, ...group]) <= height) page.push(...group);
    else pages.push([...group]);
  };
  let group: Row[] = [];
  for (const row of rows) {
    group.push(row);
    if (row.glue) continue;
    if (heightOf(group) > height) group.forEach((each) => place([each]));
    else place(group);
    group = [];
  }
  place(group);
  return pages.filter((page) => page.length > 0);
}
