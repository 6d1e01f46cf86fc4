import { loadContent } from '#src/content/read/load.ts';
import { languages } from '#src/i18n/languages.ts';

const inEach = (texts: readonly Readonly<Record<string, string>>[]) =>
  texts.flatMap((text) => languages.map((language) => text[language] ?? ''));

/** Names and places in an owner's content, and the names of its items. */
export function ownerNames(root: string): string[] {
  const { profile, projects, works, novel } = loadContent(root);
  const names = [
    ...inEach([profile.name]).flatMap((name) => name.split(' ')),
    profile.email,
    ...inEach([profile.location]).map((place) => place.split(',')[0] ?? ''),
    ...inEach([...projects, ...works].map(({ title }) => title)),
    ...inEach(novel ? [novel.book.title, ...novel.chapters.map(({ title }) => title)] : []),
    ...(novel?.characters ?? []).map(({ name }) => name),
  ];
  return [...new Set(names)].filter((name) => name.length > 2);
}

/** Subjects of the demo's owner. */
export const ownerSubjects = [
  'telescop',
  'dron',
  'drones?',
  'fpv',
  'torcal',
  'astrofotograf',
  'astrophotograph',
  'vía láctea',
  'milky way',
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function namesIn(text: string, names: readonly string[]): string[] {
  return found(text, names.map(escaped), 'gu');
}

export function subjectsIn(text: string): string[] {
  return found(text, ownerSubjects, 'giu');
}

function found(text: string, patterns: readonly string[], flags: string): string[] {
  const whole = new RegExp(`(?<![\\p{L}\\d])(${patterns.join('|')})(?![\\p{L}\\d])`, flags);
  return [...text.matchAll(whole)].map(([word]) => word);
}
