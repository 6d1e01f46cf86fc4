import * as v from 'valibot';
import { es } from '#src/i18n/es.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { text } from './fields.ts';

export type SomeWords<Words = Dictionary> = Words extends string | readonly string[]
  ? Words
  : { readonly [Key in keyof Words]?: SomeWords<Words[Key]> };

type AnySchema = v.GenericSchema;

/** Plural forms beyond the two that every dictionary has. */
export const moreForms: readonly string[] = ['two', 'few', 'many'];

export function hasForms(words: object): words is { one: string; other: string } {
  return 'one' in words && 'other' in words;
}

function schemaOf(words: unknown): AnySchema {
  if (typeof words === 'string') return textWithPlaces(words);
  if (Array.isArray(words)) {
    const count = `a list of ${words.length} texts`;
    return v.pipe(v.array(text), v.length(words.length, count));
  }
  const texts = words as Record<string, unknown>;
  const entries = Object.entries(texts).map(([key, inner]): [string, AnySchema] => [
    key,
    hasForms(texts) && key !== 'other' ? formOf(texts.other) : schemaOf(inner),
  ]);
  if (hasForms(texts)) entries.push(...moreForms.map((form): [string, AnySchema] => [form, formOf(texts.other)]));
  const schema = v.object(Object.fromEntries(entries.map(([key, inner]) => [key, v.optional(inner)])));
  return hasForms(texts) ? v.pipe(v.unknown(), v.transform(formsOf), schema) : schema;
}

/** A plain text in place of plural forms serves every count. */
function formsOf(value: unknown): unknown {
  return typeof value === 'string' ? { one: value, other: value } : value;
}

/** A text with the same `{placeholders}` as the Spanish one. */
function textWithPlaces(first: string): AnySchema {
  const places = placesOf(first);
  const expected = places ? `a text with ${places}` : 'a text without { and }';
  return v.pipe(
    text,
    v.check((value) => placesOf(value) === places, expected),
  );
}

/** A plural form, which may say its count in words. */
function formOf(other: string): AnySchema {
  const places = placesOf(other);
  const allowed = [places, placesOf(other.replaceAll('{count}', ''))];
  return v.pipe(
    text,
    v.check((value) => allowed.includes(placesOf(value)), `a text with ${places}`),
  );
}

function placesOf(value: string): string {
  return [...new Set(value.match(/\{\w*\}/g))].sort().join(' ');
}

/** `content/words/<code>.yaml`. Missing and unknown texts are allowed, so that a new version breaks no site. */
export const wordsSchema = schemaOf(es) as v.GenericSchema<unknown, SomeWords>;
