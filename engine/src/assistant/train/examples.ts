import { squash, wordsOfQuestion } from '../words/text.ts';

export interface Example {
  target: string;
  tokens: string[];
}

/** A repeatable source of numbers from 0 to 1. */
export type Random = () => number;

/** Mulberry32: small, quick, the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** At most so often one line is written out with other alternatives and slots. */
const mostForms = 6;

/** Converts a line into what the classifier sees at run time. */
export interface Writing {
  described: readonly string[];
  openings: readonly string[];
  slips: ReadonlyMap<string, readonly string[]>;
  /** Squashed names of technologies that are no ordinary words. */
  technologies: ReadonlySet<string>;
}

/** Reads the examples of a language: every line with its alternatives and slots filled. */
export function readExamples(text: string, writing: Writing): Example[] {
  const { described, openings } = writing;
  const random = randomFrom(12);
  const examples: Example[] = [];
  let target = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) target = line.slice(3).trim();
    else if (target && line.trim() !== '' && !line.startsWith('#')) {
      for (const form of formsOf(line, random)) {
        const filled = fillSlots(form, described, random);
        const opened = random() < 0.08 && !/^(greeting|thanks|goodbye|talk)/.test(target);
        examples.push({ target, tokens: tokensOf(opened ? `${pick(openings, random)} ${filled}` : filled, writing) });
      }
    }
  }
  return examples;
}

function formsOf(line: string, random: Random): string[] {
  const places = [...line.matchAll(/\[([^\]]*)\]/g)].map(([, inner]) => (inner ?? '').split('|'));
  const ways = places.reduce((product, each) => product * each.length, 1);
  const slots = (line.match(/\{[xd]\}/g) ?? []).length > 0 ? 3 : 1;
  const count = Math.min(mostForms, Math.max(ways, slots));
  return Array.from({ length: count }, (_, form) => {
    let at = 0;
    return line.replace(/\[([^\]]*)\]/g, () => {
      const choices = places[at++] ?? [''];
      const stride = places.slice(at).reduce((product, each) => product * each.length, 1);
      // With few combinations each is used once; otherwise they are picked at random.
      return (ways <= mostForms ? choices[Math.floor(form / stride) % choices.length] : pick(choices, random)) ?? '';
    });
  });
}

const kinds = ['{p}', '{p}', '{w}', '{c}', '{ch}'];

function fillSlots(form: string, described: readonly string[], random: Random): string {
  return form
    .replace(/\{x\}/g, () => pick(kinds, random))
    .replace(/\{d\}/g, () => (random() < 0.2 ? '{p}' : pick(described, random)));
}

/** A line as the classifier sees questions: typos corrected, technologies and figures by their kind. */
function tokensOf(text: string, { slips, technologies }: Writing): string[] {
  const marked = text.replace(/\{(\w+)\}/g, ' slot$1slot ');
  return wordsOfQuestion(marked).flatMap((word) => {
    const slot = /^slot(\w+)slot$/.exec(word);
    if (slot) return [`<${slot[1]}>`];
    if (technologies.has(squash(word))) return ['<t>'];
    if (/^(19|20)\d\d$/.test(word)) return ['<y>'];
    if (/^\d+$/.test(word)) return ['#'];
    const plain = word.replace(/(\p{L})\1{2,}/gu, '$1');
    return [...(slips.get(plain) ?? [plain])].filter(Boolean);
  });
}

function pick<Item>(list: readonly Item[], random: Random): Item {
  return list[Math.floor(random() * list.length)] as Item;
}

/**
 * Adds copies in which rare words are unknown ones, as fresh questions bring them: words the content knows (`<k>`) in
 * questions about the site, foreign ones (`<f>`) in all, most in those that are declined.
 */
export function withUnknownWords(examples: readonly Example[]): Example[] {
  const random = randomFrom(7);
  const counts = new Map<string, number>();
  for (const { tokens } of examples)
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const copies = examples.flatMap(({ target, tokens }): Example[] => {
    const declined = target.startsWith('off.') || target === 'x.unknown';
    let changed = false;
    const masked = tokens.map((token) => {
      const rare = !token.startsWith('<') && (counts.get(token) ?? 0) <= 6 && token.length > 3;
      if (!rare || random() > 0.6) return token;
      changed = true;
      return declined ? '<f>' : random() < 0.6 ? '<f>' : '<k>';
    });
    return changed ? [{ target, tokens: masked }] : [];
  });
  return [...examples, ...copies];
}
