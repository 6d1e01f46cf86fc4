import type { Entity } from '../facts/types.ts';
import type { Knowledge } from '../knowledge.ts';

/** Values of the places in reply texts. */
export type Values = Readonly<Record<string, unknown>>;

/** "One, two and three". */
export function joined({ and }: Pick<Knowledge, 'and'>, items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  // The format knows "y" from "e" by the next word, which marks of bold or links would hide.
  const last = items.at(-1)!;
  const between =
    and.formatToParts(['', last.replace(/^\W+/, '')]).find(({ type }) => type === 'literal')?.value ?? ' ';
  return `${items.slice(0, -1).join(', ')}${between}${last}`;
}

/** Titles in bold, joined. */
export function bold(knowledge: Pick<Knowledge, 'and'>, entities: readonly Entity[]): string {
  return joined(
    knowledge,
    entities.map(({ title }) => `**${title}**`),
  );
}

/** The first sentence of a description; two when the first is short. */
export function opening({ facts }: Entity, least = 60, most = 230): string {
  const [first = '', second = ''] = facts.filter(({ field }) => field === 'description').map(({ text }) => text);
  return first.length < least && first.length + second.length < most ? `${first} ${second}`.trim() : first;
}

/** An address as a link that shows its host and path. */
export function link(url: string): string {
  return `[${url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}](${url})`;
}
