import { format } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { bullets, dateOf, link, paragraphs, titleOf, type Scene } from '../draft.ts';
import type { CatalogueEntry } from '../types.ts';

/** Up to here every entry of a list gets its sentence; longer lists give title and date. */
const mostSummaries = 6;

/** The whole card of a project or work: what it is, and every fact the site gives. */
export function describe(entry: CatalogueEntry, scene: Scene): string {
  const { language, say } = scene;
  const state = entry.status === 'finished' ? say.finished : say.inProgress;
  const facts = [
    format(say.dated, { date: dateOf(entry, language) }),
    ...(entry.status ? [state] : []),
    tagsLine(entry, scene),
  ];
  if (entry.kind === 'project') facts.push(demoLine(entry, scene), codeLine(entry, scene));
  if (entry.hasPackage) facts.push(say.android);
  return paragraphs(titleOf(entry, language), entry.description[language], bullets(facts));
}

/** One line for lists: title and the first sentence. */
export function summary(entry: CatalogueEntry, language: Language): string {
  const text = entry.description[language];
  const end = text.search(/[.!?](?:\s|$)/);
  return `${titleOf(entry, language)}: ${end < 0 ? text : text.slice(0, end + 1)}`;
}

/** Entries as a Markdown list, in few words when there are many. */
export function listOf(entries: readonly CatalogueEntry[], { language }: Scene): string {
  const short = entries.length > mostSummaries;
  return bullets(
    entries.map((entry) =>
      short ? `${titleOf(entry, language)} (${dateOf(entry, language)})` : summary(entry, language),
    ),
  );
}

/** `Technologies and topics: …`. */
export function tagsLine(entry: CatalogueEntry, { language, say }: Scene): string {
  return format(say.tags, { list: tagList(entry, language) });
}

/** The tags, as the site shows them. */
export function tagList(entry: CatalogueEntry, language: Language): string {
  return entry.tags.map((tag) => tag[language]).join(', ');
}

/** Where it can be seen, or why it cannot. */
export function demoLine(entry: CatalogueEntry, { say }: Scene): string {
  if (entry.kind !== 'project') return say.codeOfWork;
  if (entry.blocked) return say.demoBlocked;
  return entry.demoUrl ? format(say.demo, { link: link(entry.demoUrl) }) : say.demoNone;
}

/** Where the code is, or that it is private. */
export function codeLine(entry: CatalogueEntry, { say }: Scene): string {
  if (entry.kind !== 'project') return say.codeOfWork;
  return entry.codeUrl ? format(say.code, { link: link(entry.codeUrl) }) : say.codePrivate;
}

/** Finished or not, with the date. */
export function statusLine(entry: CatalogueEntry, { say, language }: Scene): string {
  const date = format(say.dated, { date: dateOf(entry, language) });
  if (!entry.status) return date;
  return `${entry.status === 'finished' ? say.finished : say.inProgress}. ${date}`;
}

/** The places where the pictures were taken, each once. */
export function placesOf(entry: CatalogueEntry, language: Language): string[] {
  return [...new Set((entry.frames ?? []).flatMap(({ place }) => (place ? [place[language]] : [])))];
}

/** Camera, optics and exposure of every picture, or null when the work has none. */
export function captureLines(entry: CatalogueEntry, language: Language): string[] | null {
  const lines = (entry.frames ?? []).flatMap(({ caption, camera, lens, exposure, aperture, iso, place }) => {
    if (!camera) return [];
    const values = [
      camera[language],
      lens?.[language],
      exposure,
      aperture,
      iso === undefined ? undefined : `ISO ${iso}`,
      place?.[language],
    ];
    return [`${caption[language]} ${values.filter(Boolean).join(' · ')}`];
  });
  return lines.length > 0 ? lines : null;
}
