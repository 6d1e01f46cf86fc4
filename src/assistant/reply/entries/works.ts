import type { Entity, Frame } from '#src/assistant/facts/types.ts';
import { findEntities, isAlike, isWork, rootsOf, tellingOf } from '#src/assistant/understand/search/find.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import { described } from './card.ts';
import { shown } from './lists.ts';
import { frameOf } from './fact.ts';
import { join, ofKind, say, tell, titles, type Draft, type Handler, type Scene } from '../scene.ts';
import { link } from '../parts.ts';

type Field = 'camera' | 'lens' | 'exposure' | 'place';

/** Asked with what, how or where a picture was taken. */
export function capture(field: Field): Handler {
  return (scene) => {
    const { reading, knowledge, state, constraints } = scene;
    const without = worksWithout(scene);
    if (without) return without;
    const named = reading.named.find(isWork);
    const inTalk = reading.tokens.length < 9 || constraints.back ? state.focus.find(isWork) : undefined;
    const [described] = findEntities(
      reading.topics,
      knowledge,
      ({ kind, values }) => kind === 'photography' && (values.frames ?? []).some((frame) => frame[field]),
    );
    const least = asksSame(scene) ? ofSame : 0.1;
    const entity = named ?? inTalk ?? (described && described.share > least ? described.entity : undefined);
    if (!entity) return inGeneral(scene, field);
    return ofWork(scene, entity, field);
  };
}

function ofWork(scene: Scene, entity: Entity, field: Field): Draft | undefined {
  const frames = entity.values.frames ?? [];
  const kept = scene.state.focus[0] === entity && scene.state.frame !== undefined ? scene.state.frame : undefined;
  const memory = kept === undefined ? undefined : frames[kept];
  const one = frameOf(scene, entity) ?? (memory && kept !== undefined ? { frame: memory, at: kept } : undefined);
  if (one?.frame[field]) {
    const draft = tell(
      scene,
      `${field}One`,
      {
        title: entity.title,
        value: valueOf(one.frame, field),
        number: one.at + 1,
        caption: one.frame.caption,
      },
      entity,
    );
    return { ...draft, frame: one.at };
  }
  const telescopes = field === 'lens' && ofTelescope(scene) ? telescopesOf(frames) : [];
  if (telescopes.length > 0)
    return tell(scene, 'lensAll', { title: entity.title, value: join(scene, telescopes) }, entity);
  const values = [...new Set(frames.flatMap((frame) => (frame[field] ? [valueOf(frame, field)] : [])))];
  if (field === 'exposure' && values.length > 1) {
    const first = frames.find((frame) => frame.exposure);
    return tell(
      scene,
      'exposureMany',
      {
        title: entity.title,
        count: frames.length,
        value: first ? valueOf(first, field) : '',
      },
      entity,
    );
  }
  if (asksSame(scene)) return { text: sameOrNot(scene, values), focus: [entity] };
  const shown = join(scene, [...new Set(frames.flatMap((frame) => frame[field] ?? []))]);
  return tell(scene, `${field}All`, { title: entity.title, value: shown }, entity);
}

function ofTelescope({ reading, knowledge }: Scene): boolean {
  return reading.tokens.some(({ text }) => knowledge.words.telescope(text));
}

/** The optics of some pictures that are no camera lenses, which are told by their focal ratio, each once. */
function telescopesOf(frames: readonly Frame[]): string[] {
  const optics = frames.flatMap(({ lens }) => (lens && !/\bf\/\d/.test(lens) ? [lens.split(', ')[0]!] : []));
  return [...new Set(optics)].filter((each) => !optics.some((other) => each !== other && each.startsWith(other)));
}

/** So much must a series hold of "were these taken with the same one?". */
const ofSame = 0.3;

function asksSame({ reading, knowledge }: Scene): boolean {
  return reading.tokens.some(({ text }) => knowledge.words.same(text));
}

function sameOrNot(scene: Scene, values: readonly string[]): string {
  return `${say(scene, values.length > 1 ? 'noLead' : 'yesLead')}${join(scene, values)}.`;
}

function valueOf(frame: Frame, field: Field): string {
  if (field !== 'exposure') return frame[field] ?? '';
  return [frame.exposure, frame.aperture, frame.iso ? `ISO ${frame.iso}` : undefined].filter(Boolean).join(' · ');
}

/** Asked of no picture in particular: what most of them were taken with. */
function inGeneral(scene: Scene, field: Field): Draft | undefined {
  const works = ofKind(scene, 'photography');
  const counts = new Map<string, number>();
  for (const { values } of works)
    for (const frame of values.frames ?? [])
      if (frame[field]) counts.set(frame[field], (counts.get(frame[field]) ?? 0) + 1);
  const values = [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value);
  if (values.length === 0) return undefined;
  if (field === 'exposure')
    return { text: say(scene, 'exposureWhich', { titles: titles(scene, works) }), focus: works, list: works };
  if (asksSame(scene)) return { text: sameOrNot(scene, values), focus: works, list: works };
  return { text: say(scene, `${field}General`, { value: values.slice(0, 4) }), focus: works, list: works };
}

/** "Not taken with …", "not of …": the works that lack what is left out, and of the others the pictures that do. */
export function worksWithout(scene: Scene): Draft | undefined {
  const { reading, constraints, knowledge } = scene;
  const kinds = new Set(constraints.attributes.flatMap(({ attribute, negated }) => (negated ? [] : [attribute])));
  if (!kinds.has('photo') && !kinds.has('piece') && !kinds.has('picture')) return undefined;
  const out = reading.tokens.filter(
    ({ text, mention }, at) =>
      constraints.negated[at] &&
      (mention?.type === 'technology' || (!mention && reading.topics.includes(rootOf(text)))),
  );
  const roots = [...new Set(out.flatMap(({ text }) => plainWords(text)).map(rootOf))].filter(
    (root) => root !== '' && !constraints.attributes.some(({ at }) => rootOf(reading.tokens[at]?.text ?? '') === root),
  );
  if (roots.length === 0) return undefined;
  const isOptic = ofTelescope(scene);
  const works = kinds.has('piece') && !kinds.has('photo') ? ofKind(scene, '2d-3d') : ofKind(scene, 'photography');
  const toolsOf = ({ values: { frames = [] } }: Entity) =>
    frames.map(({ camera = '', lens = '' }) => `${camera} ${lens}`);
  const toldOf = ({ names, facts }: Entity) => [...names, ...facts.map(({ text }) => text)].join(' ');
  const holds = (text: string, root: string) =>
    [...rootsOf(text, knowledge)].some((own) => isAlike(own, root, knowledge));
  const ofTools = roots.filter((root) => works.some((work) => toolsOf(work).some((text) => holds(text, root))));
  const ofTexts = roots.filter((root) => works.some((work) => holds(toldOf(work), root)));
  const isTools = isOptic || ofTools.length > 0;
  if (!isTools && ofTexts.length === 0) return undefined;
  const isOf = (text: string) => (isOptic ? !/\bf\/\d/.test(text) : ofTools.every((root) => holds(text, root)));
  const parts = works.map((work) => {
    const tools = toolsOf(work);
    const isTold = ofTexts.every((root) => holds(toldOf(work), root));
    return { work, all: tools.length, rest: tools.filter((text) => !isOf(text)).length, isTold };
  });
  const whole = parts.filter((each) => (isTools ? each.rest === each.all : !each.isTold));
  if (whole.length === works.length) return undefined;
  const some = isTools ? parts.filter(({ rest, all }) => rest > 0 && rest < all) : [];
  if (whole.length + some.length === 0) return tell(scene, 'listNone');
  const kept = [...whole, ...some].map(({ work }) => work);
  if (some.length === 0) return shown(scene, kept);
  const texts = [
    ...whole.map(({ work }) => `**${work.title}**`),
    ...some.map(({ work, rest, all }) => say(scene, 'framesOf', { count: rest, all, title: work.title })),
  ];
  return { text: `${join(scene, texts)}.`, focus: kept, list: kept };

  function rootOf(word: string): string {
    return stem(word, knowledge.language);
  }
}

/** Of several that are asked for, those that hold nearly as much. */
const ofBest = 0.45;

export const worksList: Handler = (scene) => {
  const without = worksWithout(scene);
  if (without) return without;
  const { attributes } = scene.constraints;
  const asked = attributes.flatMap(({ attribute, negated }) => (negated ? [] : [attribute]));
  const kinds =
    asked.includes('piece') && !asked.includes('photo')
      ? (['2d-3d'] as const)
      : asked.includes('photo')
        ? (['photography'] as const)
        : (['photography', '2d-3d'] as const);
  const works = ofKind(scene, ...kinds);
  const roots = scene.reading.topics.filter((root) => tellingOf(root, scene.knowledge) > 0.3);
  const { knowledge } = scene;
  const alike = findEntities(roots, knowledge, (entity) => works.includes(entity));
  const [found, second] = alike;
  const one =
    scene.reading.named.find(isWork) ??
    (found && found.share > 0.3 && (!second || found.score > second.score * 1.2) ? found.entity : undefined);
  const isPlural = scene.reading.tokens.some(({ text }) => text.endsWith('s') && knowledge.attributes.photo(text));
  const several = found && isPlural ? alike.filter(({ score }) => score > found.score * ofBest) : [];
  if (several.length > 1 && scene.reading.named.length === 0)
    return shown(
      scene,
      several.map(({ entity }) => entity),
    );
  if (one) return described(scene, one);
  if (works.length === 0) return undefined;
  return {
    text: say(scene, 'works', { titles: titles(scene, works), count: works.length }),
    list: works,
    focus: works,
  };
};

export const buyWork: Handler = (scene) => {
  const shop = scene.knowledge.facts.owner.social.find(({ network }) => network === 'shop');
  const entity = scene.reading.named.find(isWork);
  return {
    text: shop ? say(scene, 'buyShop', { link: link(shop.url) }) : say(scene, 'buyAsk'),
    focus: entity ? [entity] : undefined,
  };
};

export const workRights: Handler = (scene) => tell(scene, 'rights');
