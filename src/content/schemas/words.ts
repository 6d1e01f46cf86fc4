import * as v from 'valibot';
import { es } from '#src/i18n/es.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { text } from './fields.ts';

/** A dictionary of which anything may be missing. */
export type SomeWords<Words = Dictionary> = Words extends string | readonly string[]
  ? Words
  : { readonly [Key in keyof Words]?: SomeWords<Words[Key]> };

/**
 * `content/words/<code>.yaml`: the interface in a language, checked against the one whose words came first. `isWhole`:
 * nothing may be missing, as in a language that the site would not know otherwise.
 */
export function wordsSchema(isWhole: boolean): v.GenericSchema<unknown, SomeWords> {
  return schemaOf(es, isWhole) as v.GenericSchema<unknown, SomeWords>;
}

type AnySchema = v.GenericSchema;

/** Languages have more forms for numbers than the two that every dictionary has. */
const moreForms = ['two', 'few', 'many'];

function schemaOf(words: unknown, isWhole: boolean): AnySchema {
  if (typeof words === 'string') return textWithPlaces(words);
  if (Array.isArray(words)) {
    const count = `a list of ${words.length} texts`;
    return v.pipe(v.array(text), v.length(words.length, count));
  }
  const entries = Object.entries(words as object).map(([key, inner]): [string, AnySchema] => {
    const schema = schemaOf(inner, isWhole);
    return [key, isWhole ? schema : v.optional(schema)];
  });
  const { one, other } = words as { one?: string; other?: string };
  if (one !== undefined && other !== undefined)
    for (const form of moreForms) entries.push([form, v.optional(textWithPlaces(other))]);
  return v.strictObject(Object.fromEntries(entries));
}

/** A text with the same `{places}` to fill as the first language has. */
function textWithPlaces(first: string): AnySchema {
  const places = placesOf(first);
  const expected = places ? `a text with ${places}, as in “${first}”` : 'a text without { and }';
  return v.pipe(
    text,
    v.check((value) => placesOf(value) === places, expected),
  );
}

function placesOf(value: string): string {
  return [...new Set(value.match(/\{\w*\}/g))].sort().join(' ');
}
