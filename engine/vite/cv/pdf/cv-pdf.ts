import type { Cv } from '#src/features/cv/cv.loader.ts';
import { directionOf } from '#src/i18n/format.ts';
import { headRows, sectionRows } from './cv-rows.ts';
import { levelled } from './direction.ts';
import { Page, pdfOf, Tag } from './document.ts';
import { ink, margin, papers, type Paper } from './paper.ts';
import { heightOf, Setter, type Row } from './setter.ts';
import { widthOfPieces, type Typefaces } from './typeface.ts';

interface CvPdf {
  cv: Cv;
  title: string;
  accent: string;
  paper: Paper;
  faces: Typefaces;
}

/** The CV as a tagged PDF of as few pages as it takes. */
export function cvPdf({ cv, title, accent, paper, faces }: CvPdf): Buffer {
  const { width, height } = papers[paper];
  const direction = directionOf(cv.language);
  const { root, pages: rows } = bestLayout(cv, faces, paper, accent);
  const pages = rows.map((lines, number) => {
    const page = new Page(number, height, faces.fonts);
    let y = margin.top;
    lines.forEach((row, index) => {
      y += index === 0 ? 0 : row.before;
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
  return pdfOf({ title, author: cv.name, language: cv.language, direction, width, height }, root, pages, faces.fonts);
}

/** Whole sections on as few pages as it takes, in the largest type; sections are parted only if that saves a page. */
function bestLayout(cv: Cv, faces: Typefaces, paper: Paper, accent: string) {
  const layouts = [true, false].flatMap((isWhole) =>
    [1.12, 1.08, 1.04, 1, 0.97, 0.94].map((size) => layOut(cv, faces, paper, { size, isWhole, accent })),
  );
  const fewest = Math.min(...layouts.map(({ pages }) => pages.length));
  return layouts.find(({ pages }) => pages.length === fewest)!;
}

interface Look {
  size: number;
  /** Sections that fit on a page stay on one. */
  isWhole: boolean;
  accent: string;
}

function layOut(cv: Cv, faces: Typefaces, paper: Paper, { size, isWhole, accent }: Look) {
  const { width, height } = papers[paper];
  const direction = directionOf(cv.language);
  const writing = direction === 'rtl' ? '/O/Layout/WritingMode/RlTb' : undefined;
  const root = new Tag('Document', undefined, undefined, writing);
  const set = new Setter(faces, size, { direction, width });
  const room = { width: width - 2 * margin.side, height: height - margin.top - margin.bottom };
  const head = headRows(cv, set, room.width, root, accent);
  const sections = cv.sections.map((section) => {
    const rows = sectionRows(section, set, room, root);
    if (!isWhole || heightOf(rows) >= room.height) return rows;
    return rows.map((row, index): Row => ({ ...row, glue: index < rows.length - 1 }));
  });
  return { root, pages: paginated([...head, ...sections.flat()], room.height) };
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
