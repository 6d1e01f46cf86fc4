import * as v from 'valibot';

/** Adds a description, which editors show and engine/docs/content-reference.md is generated from. */
export function described<S extends v.GenericSchema>(schema: S, description: string): S {
  const withWords: v.GenericSchema = v.pipe(schema, v.description(description));
  return withWords as S;
}

export function optional<S extends v.GenericSchema>(schema: S, description: string) {
  return described(v.optional(schema), description);
}

export function group<const Fields extends v.ObjectEntries>(description: string, fields: Fields) {
  return described(v.strictObject(fields), description);
}

/** A group that may be missing, because all of its fields may. */
export function optionalGroup<const Fields extends v.ObjectEntries>(description: string, fields: Fields) {
  return described(v.optional(v.strictObject(fields), {} as never), description);
}

/** A list, empty if it is missing. */
export function list<S extends v.GenericSchema>(description: string, entry: S) {
  return described(v.optional(v.array(entry), []), description);
}

/** A list of groups, empty if it is missing. */
export function groups<const Fields extends v.ObjectEntries>(description: string, fields: Fields) {
  return list(description, v.strictObject(fields));
}

/** A rule about several fields, reported at the one to change. */
export function rule<Entry extends object>(
  field: keyof Entry & string,
  isRight: (entry: Entry) => boolean,
  expected: string,
) {
  return v.rawCheck<Entry>(({ dataset, addIssue }) => {
    if (dataset.typed && !isRight(dataset.value)) addIssue(issueAt(dataset.value, [field], expected));
  });
}

/** The rule that an entry with the field `by` has `field` too. */
export function needs<Entry extends object>(field: keyof Entry & string, by: keyof Entry, expected: string) {
  return rule<Entry>(field, (entry) => !entry[by] || Boolean(entry[field]), expected);
}

/** An issue at a place below `root`. */
export function issueAt(root: object, keys: readonly (string | number)[], message: string) {
  let value: unknown = root;
  const path = keys.flatMap((key) => {
    if (typeof value !== 'object' || value === null) return [];
    const item = {
      type: 'object',
      origin: 'value',
      input: value as Record<string, unknown>,
      key: key as string,
    } as const;
    value = item.input[key];
    return [{ ...item, value }];
  });
  return { message, input: value, path: path as [(typeof path)[number], ...typeof path] };
}
