import { loadContent } from '#src/content/read/load.ts';
import { languages } from '#src/i18n/languages.ts';

/** Subjects of the demo's owner. */
const ownerSubjects = 'telescop|dron|drones?|fpv|torcal|astrofotograf|astrophotograph|vía láctea|milky way';

/** Names and places in an owner's content, and the names of its items, as a pattern. */
export function ownerNames(root: string): string {
  const { profile, projects, works, novel } = loadContent(root);
  const inEach = (text: Readonly<Record<string, string>>) => languages.map((language) => text[language] ?? '');
  const titles = [...projects, ...works, ...(novel ? [novel.book, ...novel.chapters] : [])];
  const names = [
    ...[...inEach(profile.name).flatMap((name) => name.split(' ')), profile.email],
    ...inEach(profile.location).map((place) => place.split(',')[0] ?? ''),
    ...titles.flatMap(({ title }) => inEach(title)),
    ...(novel?.characters ?? []).map(({ name }) => name),
  ];
  const escaped = [...new Set(names)].filter((name) => name.length > 2);
  return escaped.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}

export const namesIn = (text: string, names: string) => found(text, names, 'gu');
export const subjectsIn = (text: string) => found(text, ownerSubjects, 'giu');

function found(text: string, pattern: string, flags: string): string[] {
  const whole = new RegExp(`(?<![\\p{L}\\d])(${pattern})(?![\\p{L}\\d])`, flags);
  return [...text.matchAll(whole)].map(([word]) => word);
}
