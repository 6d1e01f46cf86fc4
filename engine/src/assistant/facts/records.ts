import { entity } from './entity.ts';
import type { Facts } from './compile.ts';
import type { Entity } from './types.ts';

/** The entries and, as records of their own, single pictures, skills and spoken languages. */
export function recordsOf({ entities, owner }: Facts): Entity[] {
  return [
    ...entities,
    ...entities.flatMap((work) =>
      (work.values.frames ?? []).map((frame, at) =>
        entity(`${work.id}#${at + 1}`, 'picture', [], {
          title: work.title,
          values: { ...frame, number: at + 1, of: work, date: work.values.date },
          facts: work.facts.filter((fact) => fact.frame === at),
        }),
      ),
    ),
    ...owner.levels.map(({ name, names, level }) =>
      entity(`skill-${name}`, 'skill', [name, ...names], { values: { level } }),
    ),
    ...owner.languages.map(({ name, names, level }) =>
      entity(`tongue-${name}`, 'tongue', [name, ...names], { values: { role: level } }),
    ),
  ];
}

/** The entry to show for a record: a picture's series, else itself. */
export function entryOf(record: Entity): Entity {
  return record.values.of ?? record;
}

/** True for entries with a card on the projects page. */
export function isEntry({ kind }: Entity): boolean {
  return kind === 'project' || isWork({ kind });
}

/** True for photo series and 2D or 3D pieces. */
export function isWork({ kind }: Pick<Entity, 'kind'>): boolean {
  return kind === 'photography' || kind === '2d-3d';
}
