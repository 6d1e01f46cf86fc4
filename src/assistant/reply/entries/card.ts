import type { Entity, Fact } from '#src/assistant/facts/types.ts';
import { sentencesOn } from '#src/assistant/understand/search/sentences.ts';
import { lowerFirst } from '#src/lib/text.ts';
import { link, opening } from '../parts.ts';
import { asks, ofKind, shorten, tell, type Draft, type Scene } from '../scene.ts';

/** What a thing is, in a sentence or two. */
export function described(scene: Scene, entity: Entity): Draft | undefined {
  const { reading, knowledge } = scene;
  const { title, kind, values } = entity;
  const isAsked = reading.tokens.some(({ text: word }) => knowledge.words.works(word));
  const text = isAsked ? opening(entity, 150, 320) : opening(entity);
  if (kind === 'novel') return undefined;
  if (kind === 'figure') return figureIn(scene, entity, entity.facts[0]);
  if (kind === 'character' || kind === 'review')
    return tell(
      scene,
      kind === 'review' ? 'reviewer' : 'character',
      {
        title,
        role: lowerFirst(values.role ?? ''),
        text: shorten(
          entity.facts
            .filter(({ field }) => field !== 'role')
            .map((fact) => fact.text)
            .join(' '),
          260,
        ),
      },
      entity,
    );
  if (kind === 'chapter')
    return tell(
      scene,
      values.number ? 'chapterIs' : 'bookIs',
      {
        title,
        number: values.number,
        text: entity.facts.map((fact) => fact.text).join(' '),
      },
      entity,
    );
  if (kind === 'job' || kind === 'study')
    return { text: `**${title}**, ${values.company} (${values.period}). ${text}`, focus: [entity] };
  const frame = values.frames ? frameSaid(scene, entity) : undefined;
  return { text: `**${title}**: ${text}${addressOf(entity)}`, focus: [entity], frame };
}

/** Somebody of the chapters who has no entry: where the name stands, and what is told of it there. */
export function figureIn(scene: Scene, entity: Entity, told: Fact | undefined): Draft | undefined {
  const chapter = ofKind(scene, 'chapter').find(({ values }) => values.number === told?.chapter);
  if (!told || !chapter) return undefined;
  const about = chapter.facts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\.$/, '');
  const text = shorten(told.text.replace(/^[—–-]\s*/, ''), 260);
  const values = { title: entity.title, number: told.chapter, chapter: chapter.title, about, text };
  return tell(scene, 'figure', values, entity);
}

/** Where a project opens, for the end of a reply. */
export function addressOf({ values }: Entity): string {
  return values.demo && !values.blocked ? ` ${link(values.demo)}` : '';
}

/** What is told of one project, with its address where that is asked for besides. */
export function withLink(scene: Scene, draft: Draft): Draft {
  const [only, ...others] = draft.focus ?? [];
  const isAsked = only?.kind === 'project' && others.length === 0 && /^x\./.test(scene.target) && asks(scene, 'demo');
  const address = isAsked ? addressOf(only) : '';
  return draft.text.includes(address) ? draft : { ...draft, text: draft.text + address };
}

/** The picture of a series that the question's words tell of. */
function frameSaid({ reading, knowledge }: Scene, entity: Entity): number | undefined {
  const [best] = sentencesOn(entity, reading.topics, knowledge).filter(({ sentence }) => sentence.frame !== undefined);
  return best && best.own > 2 ? best.sentence.frame : undefined;
}
