import type { Entity } from '#src/assistant/facts/types.ts';
import { link, lowerFirst, opening } from '../parts.ts';
import { shorten, tell, type Draft, type Scene } from '../scene.ts';

/** What a thing is, in a sentence or two. */
export function described(scene: Scene, entity: Entity): Draft | undefined {
  const { title, kind, values } = entity;
  const text = opening(entity);
  if (kind === 'novel') return undefined;
  if (kind === 'character' || kind === 'review')
    return tell(
      scene,
      kind === 'review' ? 'reviewer' : 'character',
      {
        title,
        role: lowerFirst(values.role ?? ''),
        text: shorten(kind === 'review' ? (entity.facts[0]?.text ?? '') : text, 240),
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
  return { text: `**${title}**: ${text}${addressOf(entity)}`, focus: [entity] };
}

/** Where a project opens, for the end of a reply. */
export function addressOf({ values }: Entity): string {
  return values.demo && !values.blocked ? ` ${link(values.demo)}` : '';
}
