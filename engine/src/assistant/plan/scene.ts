import { format } from '#src/i18n/format.ts';
import type { Entity, Kind } from '../facts/types.ts';
import { shareOf, type Hit, type Term } from '../find/index.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Constraints } from '../read/constraints.ts';
import type { Mention } from '../read/names.ts';
import type { Reading } from '../read/read.ts';
import type { LanguagePack } from '../train/language-pack.loader.ts';
import { plainWords } from '../words/text.ts';
import { joined, link, opening, siteValues, type Values } from './values.ts';

/** A possible subject of a question, and how the question refers to it. */
export interface Subject {
  entity: Entity;
  /** By name, by position in a list ("the second"), as the current topic, as another of its things, or by description. */
  how: 'named' | 'pointed' | 'talk' | 'listed' | 'described';
  /** The share of the question that its texts contain. */
  share: number;
  /** The lead over the next best. */
  margin: number;
}

/** The topic before this question, rebuilt from the messages. */
export interface State {
  /** Entries that the last reply was about, the nearest first. */
  focus: readonly Entity[];
  /** The last list, in the order it was shown. */
  list: readonly Entity[];
  /** The target predicted for the last question. */
  target: string;
  /** The reading of the last question, which a short follow-up continues. */
  reading?: Reading;
  /** The text of the last reply. */
  said: string;
}

/** Nothing was said yet. */
export const noState: State = { focus: [], list: [], target: '', said: '' };

/** The input for planning a reply. */
export interface Scene {
  knowledge: Knowledge;
  reading: Reading;
  constraints: Constraints;
  state: State;
  /**
   * The predicted share of each target. In `shares`, a business topic counts as its target; in `strictly`, all business
   * topics together count as `terms.`.
   */
  shares: ReadonlyMap<string, number>;
  strictly: ReadonlyMap<string, number>;
  /** The predicted share of each class, business topics included. */
  topics: Float64Array;
  /** The words of the question, `<it>` for the names of entries and the owner. */
  words: readonly string[];
  terms: readonly Term[];
  hits: readonly Hit[];
  subjects: readonly Subject[];
}

/** The text of a candidate, and its topic. */
export interface Draft {
  text: string;
  /** Its entries, for the next question. */
  focus?: readonly Entity[];
  /** The things it lists, in the order shown. */
  list?: readonly Entity[];
}

type Replies = LanguagePack['replies'];
/** A reply's text and, after a colon, a value that must be there. */
export type Way = keyof Replies | `${keyof Replies}:${string}`;

const isMissing = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

const placesIn = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** A reply's text with its places filled, from `values` or what is known of the site; lists are joined. */
export function say({ knowledge }: Pick<Scene, 'knowledge'>, key: keyof Replies, values: Values = {}): string {
  const template = knowledge.pack.replies[key];
  const filled = placesIn(template).map((name) => {
    const value = name in values ? values[name] : siteValues(knowledge)[name];
    return [name, Array.isArray(value) ? joined(knowledge, value as string[]) : String(value ?? '')];
  });
  return format(template, Object.fromEntries(filled) as Record<string, string>);
}

/** The first of several texts of which no value is missing; it begins with "Yes: " or "No: " only where that is asked. */
export function firstSaid(scene: Scene, ways: readonly Way[], values: Values = {}): string | undefined {
  const { constraints, knowledge } = scene;
  const { replies } = knowledge.pack;
  for (const way of ways) {
    const [key, condition] = way.split(':') as [keyof Replies, string?];
    const needed = [...placesIn(replies[key]), ...(condition ? [condition] : [])];
    if (needed.some((name) => isMissing(name in values ? values[name] : siteValues(knowledge)[name]))) continue;
    const text = say(scene, key, values);
    const lead = [replies.yesLead, replies.noLead].find((each) => text.startsWith(each)) ?? '';
    return constraints.yesNo && !constraints.negated.includes(true) ? text : upperFirst(text.slice(lead.length));
  }
  return undefined;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The records of one kind or several. */
export function ofKind({ knowledge }: Pick<Scene, 'knowledge'>, ...kinds: Kind[]): Entity[] {
  return knowledge.records.filter(({ kind }) => kinds.includes(kind));
}

/** The mentions of a type, in order. */
export function mentioned<Type extends Mention['type']>({ reading }: Scene, type: Type) {
  return reading.tokens.flatMap(({ mention }) =>
    mention?.type === type ? [mention as Extract<Mention, { type: Type }>] : [],
  );
}

/** True when one of the question's words is in a list of the grammar. */
export function holdsWord({ reading, knowledge }: Scene, list: keyof Knowledge['words']): boolean {
  return reading.tokens.some(({ text, mention }) => !mention && knowledge.words[list](text));
}

/** The share of the question's content words that a text holds, related words included; 0 to 1. */
export function heldIn({ terms, knowledge }: Scene, text: string): number {
  const roots = new Set(plainWords(text).map(knowledge.root));
  return shareOf(terms, ({ forms }) => Number([...forms.keys()].some((form) => roots.has(form))));
}

/** The technologies of an entry. */
export function toolsOf({ tools }: Pick<Knowledge, 'tools'>, entity: Entity): readonly string[] {
  return tools.get(entity) ?? [];
}

/** The address of what can be tried, as a link. */
export function openLink({ values: { demo, blocked } }: Entity): string | undefined {
  return demo && !blocked ? link(demo) : undefined;
}

/** The first sentences of a description, and where to try it. */
export function summary(entity: Entity): string {
  const text = opening(entity);
  const address = text.includes('](') ? undefined : openLink(entity);
  return address ? `${text} ${address}` : text;
}

/** A length as a clock shows it. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}

/** Oldest first. */
export function byDate(a: Entity, b: Entity): number {
  return (a.values.date ?? '').localeCompare(b.values.date ?? '');
}
