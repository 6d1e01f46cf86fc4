import * as v from 'valibot';

/** Adds a description, which editors show and engine/docs/content-reference.md is generated from. */
export function described<S extends v.GenericSchema>(schema: S, description: string): S {
  const withWords: v.GenericSchema = v.pipe(schema, v.description(description));
  return withWords as S;
}

/** A field that may be missing. */
export function optional<S extends v.GenericSchema>(schema: S, description: string) {
  return described(v.optional(schema), description);
}

/** Adds a name for the type of value: `text`, `date`. */
export function named<S extends v.GenericSchema>(schema: S, title: string): S {
  const withName: v.GenericSchema = v.pipe(schema, v.title(title));
  return withName as S;
}
