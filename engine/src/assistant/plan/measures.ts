import { isWork } from '../facts/records.ts';
import type { Entity, Kind } from '../facts/types.ts';
import type { Attribute } from '../words/grammar.ts';
import { skillsCompared } from './pairs.ts';
import { clock, joined, ofKind, say, type Scene } from './scene.ts';
import { explainedBy } from './sets.ts';

/** Measures, by the word that asks for them. */
interface Measure {
  attribute: Attribute;
  kinds: readonly Kind[];
  of(entity: Entity): number | undefined;
  show(value: number, scene: Scene): string;
}

const plainly = (value: number) => String(value);
const seconds = (exposure: string | undefined) =>
  exposure
    ?.split('+')
    .map((part) => [...part.matchAll(/\d+(?:[.,]\d+)?(?:\/\d+)?/g)].map(([number]) => valueOf(number)))
    .reduce((sum, factors) => sum + factors.reduce((product, factor) => product * factor, 1), 0);
const valueOf = (number: string) => {
  const [over = '', under] = number.replace(',', '.').split('/');
  return Number(over) / Number(under ?? 1);
};

const measures: readonly Measure[] = [
  { attribute: 'iso', kinds: ['picture'], of: ({ values }) => values.iso, show: (value) => `ISO ${value}` },
  { attribute: 'exposed', kinds: ['picture'], of: ({ values }) => seconds(values.exposure), show: duration },
  { attribute: 'picture', kinds: ['photography', '2d-3d'], of: ({ values }) => values.frames?.length, show: plainly },
  { attribute: 'audio', kinds: ['chapter'], of: ({ values }) => values.audioSeconds, show: clock },
  { attribute: 'length', kinds: ['chapter'], of: ({ values }) => values.readingTime, show: (value) => `${value} min` },
  { attribute: 'rating', kinds: ['review'], of: ({ values }) => values.rating, show: (value) => `${value}/5` },
  { attribute: 'level', kinds: ['skill'], of: ({ values }) => values.level, show: (value) => `${value} %` },
];

function duration(value: number, { knowledge }: Scene): string {
  const parts = [
    [Math.floor(value / 3600), 'hour'],
    [Math.floor((value % 3600) / 60), 'minute'],
    [Math.round((value % 60) * 1000) / 1000, 'second'],
  ] as const;
  const shown = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat(knowledge.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  return joined(knowledge, shown);
}

function pictureText(scene: Scene, { title, values: { number, caption } }: Entity, value: string): string {
  return say(scene, 'pictureIs', { title, number, text: `${caption} (${value})` });
}

/** The first of all, or how it compares with the other of two. */
function rankText(
  scene: Scene,
  value: (of: Entity) => string,
  best: Entity,
  other: Entity | undefined,
  isLow: boolean,
) {
  const values = { title: best.title, value: value(best) };
  if (!other) return say(scene, 'rankedFirst', values);
  return say(scene, isLow ? 'rankedBelow' : 'rankedAbove', { ...values, other: other.title, otherValue: value(other) });
}

/** The extremes of a measure. */
export function ranked(scene: Scene) {
  const { constraints, state } = scene;
  if (!constraints.most && !constraints.least) return [];
  const isLow = constraints.least && !constraints.most;
  const pair = skillsCompared(scene);
  return measures.flatMap(({ attribute, kinds, of, show }) => {
    const word = constraints.attributes.find((each) => each.attribute === attribute);
    const series = scene.subjects.find(({ how, entity }) => how !== 'described' && isWork(entity))?.entity;
    const isListed = state.list.length > 1 && state.list.every(({ kind }) => kinds.includes(kind));
    const isPair = attribute === 'level' && pair.length > 1;
    const pool = (isPair ? pair : isListed ? state.list : ofKind(scene, ...kinds)).filter(
      (entity) => of(entity) !== undefined && (!series || entity.kind !== 'picture' || entity.values.of === series),
    );
    const sorted = [...pool].sort((a, b) => (of(b) ?? 0) - (of(a) ?? 0));
    const best = isLow ? sorted.at(-1) : sorted[0];
    if (!(word || isPair) || !best || pool.length < 2) return [];
    const value = (entity: Entity) => show(of(entity)!, scene);
    const other = isPair ? pool.find((each) => each !== best) : undefined;
    const text =
      best.kind === 'picture' ? pictureText(scene, best, value(best)) : rankText(scene, value, best, other, isLow);
    return [
      {
        operation: isPair ? ('compare' as const) : isLow ? ('least' as const) : ('most' as const),
        targets: ['list.rank', 'novel.duration', 'owner.skill.level', 'novel.reviews'],
        draft: { text, focus: [best], list: sorted },
        explained: isPair ? 1 : explainedBy(scene, new Set(constraints.attributes.map(({ at }) => at))),
        isEmpty: false,
      },
    ];
  });
}
