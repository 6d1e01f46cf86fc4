import type { Cv, CvEntry, CvSection, CvText } from '#src/features/cv/cv.loader.ts';
import { directionOf } from '#src/i18n/format.ts';
import { languageNamed } from '#src/i18n/languages.ts';
import { Tag } from './document.ts';
import { ink, margin } from './paper.ts';
import { heightOf, type Row, type Setter } from './setter.ts';

/** The column of dates and names, for type of the usual size. */
const besideWidth = 104;

/** Name, roles, addresses and summary. */
export function headRows(cv: Cv, set: Setter, width: number, root: Tag, accent: string): Row[] {
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
      ...{
        tag: () => new Tag('P', root, cv.summary.lang),
        ...own(cv.summary),
        x: margin.side,
        width,
        style: 'serif',
        size: 11.2,
      },
      ...{ colour: ink.text, before: 9 },
    }),
  ];
}

/** A section with its heading. */
export function sectionRows(
  { title, entries }: CvSection,
  set: Setter,
  room: { width: number; height: number },
  root: Tag,
): Row[] {
  const section = new Tag('Sect', root);
  const heading = set
    .paragraph(title.text, {
      ...{
        tag: () => new Tag('H2', section, title.lang),
        ...own(title),
        x: margin.side,
        width: room.width,
        style: 'serif',
      },
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

/** The direction of a text in another language. */
const own = ({ lang }: Pick<CvText, 'lang'>) => ({
  direction: lang === undefined ? undefined : directionOf(languageNamed(lang)),
});

/** An entry: what is beside it on the lines of its text. It stays on one page if it is not very long. */
function entryRows(
  entry: CvEntry,
  isFirst: boolean,
  set: Setter,
  room: { width: number; height: number },
  parent: Tag,
): Row[] {
  const asideWidth = besideWidth * set.scale;
  const x = margin.side + asideWidth;
  const width = room.width - asideWidth;
  const { aside, title, place, link, description, highlights = [] } = entry;
  const isRow = title === undefined;
  const body: Row[] = [];
  if (title)
    body.push(
      ...set.paragraph(title.text, {
        ...{
          tag: () => new Tag('H3', parent, title.lang),
          ...own(title),
          x,
          width,
          style: 'bold',
          size: 9.9,
          colour: ink.text,
        },
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
        ...{
          tag: () => new Tag('P', parent, description.lang),
          ...own(description),
          x,
          width,
          style: 'sans',
          size: 9.2,
        },
        ...{ colour: ink.text, before: isRow ? 0 : 1.5 },
      }),
    );
  const list = highlights.length > 0 ? new Tag('L', parent, undefined, '/O/List/ListNumbering/Disc') : undefined;
  for (const { text, lang } of highlights) {
    const item = new Tag('LI', list);
    const label = new Tag('Lbl', item);
    const rows = set.paragraph(text, {
      ...{
        tag: () => new Tag('LBody', item, lang),
        ...own({ lang }),
        x: x + 11,
        width: width - 11,
        style: 'sans',
        size: 9.2,
      },
      ...{ colour: ink.text, before: 1.8 },
    });
    body.push(
      ...set.beside(rows, '–', { tag: () => label, x, width: 11, style: 'sans', size: 9.2, colour: ink.muted }),
    );
  }
  const look = {
    tag: () => asideTag,
    ...own(aside),
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
