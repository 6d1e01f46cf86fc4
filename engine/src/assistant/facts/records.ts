import type { Entity, Facts, Kind } from './types.ts';

/** The entries and, as records of their own, single pictures, skills and spoken languages. */
export function recordsOf(facts: Facts): Entity[] {
  const { entities, owner } = facts;
  const record = (id: string, kind: Kind, names: readonly string[], rest: Partial<Entity>): Entity => ({
    id,
    kind,
    title: names[0] ?? '',
    names: [...names],
    keywords: '',
    values: {},
    facts: [],
    ...rest,
  });
  return [
    ...entities,
    ...entities.flatMap((work) =>
      (work.values.frames ?? []).map((frame, at) =>
        record(`${work.id}#${at + 1}`, 'picture', [], {
          title: work.title,
          values: { ...frame, number: at + 1, of: work, date: work.values.date },
          facts: work.facts.filter((fact) => fact.frame === at),
        }),
      ),
    ),
    ...owner.levels.map(({ name, names, level }) =>
      record(`skill-${name}`, 'skill', [name, ...names.filter((each) => each !== name)], { values: { level } }),
    ),
    ...owner.languages.map(({ name, names, level }) =>
      record(`tongue-${name}`, 'tongue', [name, ...names.filter((each) => each !== name)], { values: { role: level } }),
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
