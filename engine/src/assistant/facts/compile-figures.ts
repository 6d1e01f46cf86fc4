import type { Chapter } from '#src/content/schemas/novel.ts';
import { fold, sentencesOf } from '../words/text.ts';
import type { Entity, Told } from './types.ts';

/** A name inside a sentence: words with capital letters, joined by articles. */
const name =
  /(?<=[\p{L},;:«] )\p{Lu}[\p{L}]{2,}(?:(?: (?:de|del|la|las|los|of|the))* \p{Lu}[\p{L}]{2,})*(?!\p{L}|\.\s\p{Lu}[\p{L}]+\.)/gu;

const pairOfNames = /\p{Lu}\p{L}{2,} \p{Lu}\p{L}{2,}/gu;
/** What stands after these is mostly a place or a day. */
const placed = '(?<!\\p{L})(?:[Ee]n|de|[Dd]esde|[Ii]n|from|of|at) ';

/** As many sentences as are kept of a figure. */
const mostTold = 12;
/** A sentence that tells who somebody is has room for it, and is no speech. */
const [shortest, longest] = [40, 320];

/** Every sentence of the chapters that are out, with its chapter. */
export function toldIn(chapters: readonly Chapter[]): Told[] {
  return chapters.flatMap(({ body, inProgress, isFullBook }, at) =>
    inProgress || isFullBook
      ? []
      : body
          .replace(/^#.*$|\* \* \*/gm, '')
          .split(/\n\s*\n/)
          .flatMap((part) => sentencesOf(part.replace(/\*|\s+/g, ' ').trim()))
          .map((text) => ({ text, number: at + 1 })),
  );
}

/**
 * Who and what has a name in the chapters and no entry of its own, with the sentences that name it: the one that tells
 * most about it first. `known` are the names that lead to something already.
 */
export function figureEntities(told: readonly Told[], known: readonly string[]): Entity[] {
  const taken = new Set(known.map(fold));
  const found = new Map<string, number>();
  for (const { text } of told)
    for (const [each] of text.matchAll(name)) if (!taken.has(fold(each))) found.set(each, (found.get(each) ?? 0) + 1);
  for (const { text } of told)
    for (const [pair] of text.matchAll(pairOfNames))
      if (pair.split(' ').every((each) => found.has(each))) found.set(pair, (found.get(pair) ?? 0) + 1);
  const names = [...found.keys()];
  const isPart = (part: string, whole: string) => part !== whole && ` ${whole} `.includes(` ${part} `);
  const whole = names.filter((each) => !names.some((other) => isPart(each, other)));
  const small = new Set(told.flatMap(({ text }) => text.match(/(?<![\p{L}])\p{Ll}+/gu) ?? []));
  return whole.flatMap((title): Entity[] => {
    const parts = names.filter((each) => isPart(each, title) && !small.has(each.toLowerCase()));
    const all = [title, ...parts];
    const any = new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'u');
    const about = told.filter(({ text }) => any.test(text));
    const there = about.filter(({ text }) => new RegExp(`${placed}(?:${all.join('|')})(?!\\p{L})`, 'u').test(text));
    if (there.length * 3 >= about.length) return [];
    // A word that is written small as well names nobody when it seldom stands with a capital letter.
    if (about.length < (small.has(title.toLowerCase()) ? 3 : 2)) return [];
    const ranked = [...about].sort((a, b) => worth(b.text, all) - worth(a.text, all)).slice(0, mostTold);
    return [
      {
        id: `figure-${fold(title).replace(/ /g, '-')}`,
        kind: 'figure',
        title,
        names: all,
        keywords: '',
        values: { chapters: [...new Set(about.map(({ number }) => number))] },
        facts: ranked.map(({ text, number }, at) => ({
          field: at === 0 ? 'description' : 'text',
          text,
          chapter: number,
        })),
      },
    ];
  });
}

/** How well a sentence tells who a name belongs to: "…, the astronomer", "is called …", and no speech. */
function worth(text: string, names: readonly string[]): number {
  const any = names.join('|');
  const isToldOf = new RegExp(
    `(?:${any}), (?:\\p{Ll}|«)|llam\\p{L}+ (?:\\p{L}+ )?(?:${any})|(?:${any}) (?:es|era|fue|is|was|had|había|tenía)(?!\\p{L})`,
    'u',
  );
  const isShort = text.length < shortest || text.length > longest;
  return (
    (isToldOf.test(text) ? 3 : 0) +
    (new RegExp(`^(?:${any})`, 'u').test(text) ? 1 : 0) -
    (/^[—–-]/.test(text) ? 1 : 0) -
    (isShort ? 2 : 0)
  );
}
