import type { Cv } from '#src/features/cv/cv.loader.ts';
import { directionOf } from '#src/i18n/format.ts';
import { headRows, sectionRows, ink, margin, papers, type Paper } from './cv-rows.ts';
import { levelled } from './direction.ts';
import { Page, pdfOf, Tag } from './document.ts';
import { heightOf, Setter, type Row } from './setter.ts';
import { widthOfPieces, type Typefaces } from './typeface.ts';

interface CvPdf {
  cv: Cv;
  title: string;
  accent: string;
  paper: Paper;
  faces: Typefaces;
}

type Layout = ReturnType<typeof layOut>[number];

/** The CV as a tagged PDF of as few pages as it takes, the last one as full as it can be. */
export function cvPdf(options: CvPdf): Buffer {
  const { cv, title, paper, faces } = options;
  const { width, height } = papers[paper];
  const direction = directionOf(cv.language);
  const { root, pages: rows } = bestLayout(options);
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
      // The name's direction does not concern the numbers.
      const text = `\u2068${cv.name}\u2069 · ${number + 1} / ${rows.length}`;
      const pieces = faces.set('sans', levelled(text, direction));
      const x = direction === 'ltr' ? width - margin.side - (widthOfPieces(pieces) * 7.5) / 1000 : margin.side;
      page.text(undefined, pieces, { x, y: height - 28, size: 7.5, colour: ink.muted });
    }
    return page;
  });
  return pdfOf(
    { title, author: cv.name, language: cv.language, direction, width, height },
    root,
    pages,
    faces.fonts,
    bookmarks,
  );
}

/** Tries type sizes and gaps: fewer pages come first, then full ones, then whole sections on them. */
function bestLayout(options: CvPdf): Layout {
  let best: { layout: Layout; cost: number } | undefined;
  for (let size = 1.15; size > 0.93; size -= 0.02)
    for (const gap of [1.6, 1.45, 1.3, 1.15, 1, 0.85])
      for (const layout of layOut(options, size, gap)) {
        const { pages, unfilled, splits } = layout;
        const cost =
          pages.length * 10 +
          sumOf(unfilled) * 2 +
          // A gap at the end of the CV looks better than one before it.
          sumOf(unfilled.slice(0, -1)) * 2 +
          splits * 0.4 +
          (size > 1 ? size - 1 : (1 - size) * 8) +
          Math.abs(gap - 1) * 0.8;
        if (!best || cost < best.cost) best = { layout, cost };
      }
  if (!best) throw new Error('No layout was tried.');
  return best.layout;
}

/** The pages with as much on each as fits, and with whole sections where they fit. */
function layOut({ cv, faces, paper, accent }: CvPdf, size: number, gap: number) {
  const { width, height } = papers[paper];
  const direction = directionOf(cv.language);
  const root = new Tag(
    'Document',
    undefined,
    undefined,
    direction === 'rtl' ? '/O/Layout/WritingMode/RlTb' : undefined,
  );
  const set = new Setter(faces, size, gap, { direction, width });
  const room = { width: width - 2 * margin.side, height: height - margin.top - margin.bottom };
  const head = headRows(cv, set, room.width, root, accent);
  const sections = cv.sections.map((section) => sectionRows(section, set, room, root));
  const whole = sections.map((rows) => (heightOf(rows) < room.height ? rows.map(glued) : rows));
  return [sections, whole].map((each) => {
    const pages = paginated([...head, ...each.flat()], room.height);
    return {
      ...{ root, pages },
      /** The empty part of each page. */
      unfilled: pages.map((page) => 1 - heightOf(page) / room.height),
      /** Sections that begin on one page and end on another. */
      splits: each.filter((rows) => pages.filter((page) => rows.some((row) => page.includes(row))).length > 1).length,
    };
  });
}

const glued = (row: Row, index: number, rows: readonly Row[]): Row => ({
  ...row,
  glue: row.glue || index < rows.length - 1,
});
const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

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
