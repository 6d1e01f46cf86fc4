import type { Cv, CvEntry, CvSection } from '#src/features/cv/cv.loader.ts';
import { Tag } from './document.ts';
import { heightOf, type Row, type Setter } from './setter.ts';

export type Paper = 'a4' | 'letter';

/** Sizes in points. */
export const papers: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
export const margin = { side: 54, top: 52, bottom: 54 };
export const ink = { text: '#16181d', muted: '#50565f', line: '#b9b4a8' };

/** The column of dates and names, for type of the usual size. */
const besideWidth = 104;

interface Room {
  width: number;
  height: number;
}

export function headRows(cv: Cv, set: Setter, width: number, root: Tag, accent: string): Row[] {
  const wide = { x: margin.side, width };
  const serif = { ...wide, style: 'serif', colour: ink.text } as const;
  const paragraph = (lang?: string) => new Tag('P', root, lang);
  return [
    ...set.paragraph(cv.name, { ...serif, tag: new Tag('H1', root), size: 27, leading: 1.05 }),
    ...set.paragraph(cv.roles.map(({ text }) => text).join(' · '), {
      ...{ ...serif, tag: paragraph(), size: 12, colour: accent, before: 3 },
    }),
    ...set.flow(
      [{ text: cv.location.text }, ...cv.links],
      { ...wide, tag: paragraph(), style: 'sans', size: 8.4, colour: ink.muted, before: 7 },
      12,
    ),
    ...set.paragraph(cv.summary.text, { ...serif, tag: paragraph(cv.summary.lang), size: 11.2, before: 9 }),
  ];
}

export function sectionRows({ title, entries }: CvSection, set: Setter, room: Room, root: Tag): Row[] {
  const section = new Tag('Sect', root);
  const heading = set
    .paragraph(title.text, {
      ...{ tag: new Tag('H2', section, title.lang), x: margin.side, width: room.width, style: 'serif' },
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

/** An entry, with its side column on the lines of its text. It stays on one page if it is not very long. */
function entryRows(entry: CvEntry, isFirst: boolean, set: Setter, room: Room, parent: Tag): Row[] {
  const asideWidth = besideWidth * set.scale;
  const x = margin.side + asideWidth;
  const width = room.width - asideWidth;
  const { aside, title, place, link, description, highlights = [] } = entry;
  const isRow = title === undefined;
  const text = { x, width, style: 'sans', size: 9.2, colour: ink.text } as const;
  const body: Row[] = [];
  if (title) {
    const tag = new Tag('H3', parent, title.lang);
    body.push(...set.paragraph(title.text, { ...text, tag, style: 'bold', size: 9.9 }));
  }
  if (place ?? link) {
    const items = [...(place ? [{ text: place.text }] : []), ...(link ? [link] : [])];
    body.push(...set.flow(items, { ...text, tag: new Tag('P', parent, place?.lang), colour: ink.muted }, 10));
  }
  const asideTag = new Tag('P', parent, aside.lang);
  if (description) {
    const tag = new Tag('P', parent, description.lang);
    body.push(...set.paragraph(description.text, { ...text, tag, before: isRow ? 0 : 1.5 }));
  }
  const list = highlights.length > 0 ? new Tag('L', parent, undefined, '/O/List/ListNumbering/Disc') : undefined;
  for (const highlight of highlights) {
    const item = new Tag('LI', list);
    const label = { ...text, tag: new Tag('Lbl', item), width: 11, colour: ink.muted };
    const tag = new Tag('LBody', item, highlight.lang);
    const rows = set.paragraph(highlight.text, { ...text, tag, x: x + 11, width: width - 11, before: 1.8 });
    body.push(...set.beside(rows, '–', label));
  }
  const rows = set.beside(body, aside.text, {
    ...{ tag: asideTag, x: margin.side, width: asideWidth - 12 },
    ...{ style: 'sans', size: isRow ? 9.2 : 8.4, colour: ink.muted },
  });
  const [first] = rows;
  if (first) first.before = set.gap * (isRow ? (isFirst ? 6 : 2.2) : isFirst ? 6 : 8.5);
  const whole = heightOf(rows) < room.height * 0.4;
  return rows.map((row, index) => ({
    ...row,
    glue: index < rows.length - 1 && (whole || row.glue || index < 3 || index === rows.length - 2),
  }));
}
