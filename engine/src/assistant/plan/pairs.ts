import { isEntry } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import { namedIn } from '../read/read.ts';
import type { Token } from '../words/token.ts';
import { byDate, mentioned, opening, say, toolsOf, type Draft, type Scene } from './scene.ts';
import { kindWords } from './sets.ts';
import { skillsOf } from './subjects.ts';

/** Entries that match nearly as well as the best. */
const almost = 0.8;

/** Two things side by side; by date where that is asked. */
export function compared(scene: Scene): Draft | undefined {
  const named = scene.reading.named.filter(({ kind }) => kind !== 'newsletter');
  const { earlier, newest, oldest } = scene.constraints;
  // "From" alone asks for no date.
  const sides = earlier || newest || oldest ? sidesOf(scene, described) : [];
  const dated = byDates(scene, named.length > 1 ? named : sides);
  return dated ?? (named.length > 1 ? sideBySide(scene, named) : undefined);
}

/** Two skills that the question names, or describes on both sides of "or". */
export function skillsCompared(scene: Scene): Entity[] {
  const { knowledge, terms } = scene;
  const named = mentioned(scene, 'technology').flatMap(({ label }) => skillsOf(label, knowledge));
  if (named.length > 0) return [...new Set(named)];
  return sidesOf(scene, (words) =>
    knowledge.records.find(
      (each) =>
        each.kind === 'skill' &&
        terms.some(
          ({ root, forms }) =>
            words.has(root) && [...forms.keys()].some((form) => knowledge.called.get(each)?.has(form)),
        ),
    ),
  );
}

/** The things on both sides of "or", if there are two. */
function sidesOf(scene: Scene, find: (words: ReadonlySet<string>, scene: Scene) => Entity | undefined): Entity[] {
  const { reading, knowledge } = scene;
  const at = reading.tokens.findIndex(({ text, mention }) => !mention && knowledge.words.or(text));
  const side = (tokens: readonly Token[]) =>
    namedIn(tokens)[0] ?? find(new Set(tokens.map(({ text }) => knowledge.root(text))), scene);
  const [one, other] = [side(reading.tokens.slice(0, Math.max(0, at))), side(reading.tokens.slice(at + 1))];
  return at > 0 && one && other && one !== other ? [one, other] : [];
}

/** The entry that some of the question's words describe best, of the kind that they call if there is one. */
function described(words: ReadonlySet<string>, { terms, constraints, reading, knowledge }: Scene): Entity | undefined {
  const { index, root } = knowledge;
  const found = index
    .entities(index.search(terms.filter((term) => words.has(term.root))))
    .filter(({ entity, share }, _, [first]) => isEntry(entity) && share > first!.share * almost);
  const kinds = kindWords.flatMap(([attribute, each]) =>
    constraints.attributes.some((one) => one.attribute === attribute && words.has(root(reading.tokens[one.at]!.text)))
      ? each
      : [],
  );
  return (found.find(({ entity }) => kinds.includes(entity.kind)) ?? found[0])?.entity;
}

function byDates(scene: Scene, all: readonly Entity[]): Draft | undefined {
  const { earlier, later, newest, oldest } = scene.constraints;
  const dated = all.filter(({ values }) => values.date).sort(byDate);
  const isLast = (later || newest) && !oldest;
  const [lead, other] = isLast ? dated.toReversed() : dated;
  if (!(earlier || later || newest || oldest) || !lead || !other) return undefined;
  const text = say(scene, isLast ? 'cameLater' : 'cameEarlier', {
    title: lead.title,
    date: lead.values.dateText,
    other: other.title,
    otherDate: other.values.dateText,
  });
  return { text, focus: [lead], list: all };
}

function sideBySide(scene: Scene, named: readonly Entity[]): Draft {
  const [one = [], other = []] = named.map((entity) => toolsOf(scene.knowledge, entity));
  const common = one.filter((tool) => other.includes(tool));
  const shared = common.length > 0 ? `\n\n${say(scene, 'both', { tools: common })}` : '';
  const lines = named
    .slice(0, 4)
    .map((entity) => `- **${entity.title}**: ${opening(entity) || entity.facts[0]?.text || ''}`);
  return { text: lines.join('\n') + shared, focus: named, list: named };
}
