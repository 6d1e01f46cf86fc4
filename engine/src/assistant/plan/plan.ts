import type { Knowledge } from '../knowledge.ts';
import { judged } from '../judge/judge.ts';
import type { Network } from '../judge/network.ts';
import { constraintsOf, type Constraints } from '../read/constraints.ts';
import type { Mention } from '../read/names.ts';
import { readQuestion, type Reading } from '../read/read.ts';
import { featuresOf } from '../words/features.ts';
import { withoutTopic } from '../train/model.ts';
import { candidatesOf } from './candidates.ts';
import type { Scene, State } from './scene.ts';
import { subjectsOf } from './subjects.ts';
import { it } from './written.ts';

/** How a reply was chosen: the scene, and every candidate, the likeliest first. */
export type Trace = ReturnType<typeof traceOf>;

/** Words; shorter turns are read with the previous one. */
const short = 6;

/** Reads a question and lets the judge rank all possible answers. */
export function traceOf(knowledge: Knowledge, asked: string, state: State, network?: Network) {
  const scene = sceneOf(knowledge, asked, state);
  return { scene, judged: judged(scene, candidatesOf(scene), network) };
}

/** Reads a question in its conversation. */
export function sceneOf(knowledge: Knowledge, asked: string, state: State): Scene {
  const reading = readQuestion(asked, knowledge);
  const constraints = constraintsOf(reading, knowledge);
  const { seen, tokens, topics: roots } = meant(reading, constraints, state);
  const terms = knowledge.index.terms(roots);
  const hits = knowledge.index.search(terms);
  const topics = knowledge.model.classify(featuresOf(seen, knowledge.concepts, knowledge.language));
  const shares = new Map<string, number>();
  const strictly = new Map<string, number>();
  const add = (to: Map<string, number>, target: string, share: number) => to.set(target, (to.get(target) ?? 0) + share);
  knowledge.model.classes.forEach((target, at) => {
    const whole = withoutTopic(target);
    add(shares, whole, topics[at]!);
    add(strictly, whole === target ? target : 'terms.', topics[at]!);
  });
  const words = tokens.map(({ text, mention }) => (isIt(mention) ? it : text));
  const scene = { knowledge, reading, constraints, state, shares, strictly, topics, words, terms, hits };
  return { ...scene, subjects: subjectsOf(scene) };
}

/** "And this one?": a short turn that only names something asks the same of it as the turn before. */
function meant(reading: Reading, { bare, follow }: Constraints, { reading: before }: State) {
  const { topics, named, tokens } = reading;
  if (!before || tokens.length >= short) return reading;
  const isOther = bare && follow && tokens.some(({ mention }) => mention);
  const isBare = topics.length === 0 && (bare || follow) && named.length > 0;
  return { ...(isOther ? before : reading), topics: isBare ? before.topics : topics };
}

const isIt = (mention: Mention | undefined) => mention?.type === 'entity' || mention?.type === 'owner';
