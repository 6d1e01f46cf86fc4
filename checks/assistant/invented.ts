import type { Facts } from '#src/assistant/facts/compile.ts';
import english from '#src/assistant/language/en/replies.json' with { type: 'json' };
import spanish from '#src/assistant/language/es/replies.json' with { type: 'json' };
import type { Answer } from '#src/assistant/types.ts';
import { foldText } from '#src/lib/fold-text.ts';

/** What an answer may be made of: the words of the content and of the fixed replies. */
export interface Licence {
  words: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  /** The greatest figure that can come from counting. */
  most: number;
}

/** Gathers the words, figures and addresses of the facts and of the replies. */
export function licenceOf(facts: readonly Facts[]): Licence {
  const allowed = new Set<string>();
  addWords(allowed, facts);
  addWords(allowed, [spanish, english]);
  for (const name of ['GitHub', 'LinkedIn', 'Instagram', 'ISO', 'y', 'e', 'and']) addWords(allowed, name);
  // Lengths are kept in seconds and shown as minutes.
  for (const { entities } of facts)
    for (const { values } of entities)
      if (values.audioSeconds) {
        allowed.add(String(Math.floor(values.audioSeconds / 60)));
        allowed.add(String(values.audioSeconds % 60).padStart(2, '0'));
      }
  const json = JSON.stringify(facts);
  const addresses = new Set([...json.matchAll(/https?:\/\/[^\s"\\)]+/g)].map(([url]) => url));
  const [first] = facts;
  const minutes = first?.entities.reduce((sum, { values }) => sum + (values.readingTime ?? 0), 0) ?? 0;
  return { words: allowed, addresses, most: Math.max(first?.entities.length ?? 0, minutes) };
}

/** Words of an answer that no source supports. Words of the visitor may be repeated. */
export function inventedIn({ text }: Answer, { words: allowed, addresses, most }: Licence, asked: string): string[] {
  const own = new Set(words(asked));
  const names = new Set(tongues());
  const invented = [...text.matchAll(/https?:\/\/[^\s)\]]+/g)].map(([url]) => url).filter((url) => !addresses.has(url));
  const isAllowed = (word: string) =>
    allowed.has(word) || own.has(word) || names.has(word) || (/^\d{1,3}$/.test(word) && Number(word) <= most);
  return [...invented, ...words(text.replace(/https?:\/\/[^\s)\]]+/g, ' ')).filter((word) => !isAllowed(word))];
}

/** What the languages of the site call each other and the world's. */
function tongues(): string[] {
  const codes = 'de fr it pt ca zh ja ru ar nl es en'.split(' ');
  return ['es', 'en'].flatMap((language) =>
    codes.flatMap((code) => words(new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? '')),
  );
}

function addWords(set: Set<string>, value: unknown): void {
  if (typeof value === 'string') for (const word of words(value)) set.add(word);
  else if (typeof value === 'number')
    for (const word of [...words(String(value)), ...words(String(value).replace('.', ','))]) set.add(word);
  else if (Array.isArray(value)) for (const item of value) addWords(set, item);
  else if (value && typeof value === 'object') for (const item of Object.values(value)) addWords(set, item);
}

const words = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
