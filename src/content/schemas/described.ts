import * as v from 'valibot';

/** The same schema with what its field is for. Editors show it beside the field, and docs/content-reference.md is made of it. */
export function described<S extends v.GenericSchema>(schema: S, description: string): S {
  const withWords: v.GenericSchema = v.pipe(schema, v.description(description));
  return withWords as S;
}

/** The same schema with a name for what may be written there: `text`, `date`. */
export function named<S extends v.GenericSchema>(schema: S, title: string): S {
  const withName: v.GenericSchema = v.pipe(schema, v.title(title));
  return withName as S;
}
