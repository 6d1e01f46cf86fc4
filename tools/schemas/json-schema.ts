import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** As much of JSON Schema as content is described in. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

interface Parts {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  value?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  default?: unknown;
  getter?: (value: unknown) => v.GenericSchema;
}

/**
 * What an editor may know of a file: the shape of what is written (not of what becomes of it), with the names and
 * descriptions of the fields. Checks that JSON Schema has no words for are left to `npm run check:content`.
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const title = v.getTitle(schema);
  const description = v.getDescription(schema);
  return { ...(title ? { title } : {}), ...(description ? { description } : {}), ...shapeOf(schema) };
}

function shapeOf(schema: v.GenericSchema): JsonSchema {
  const parts = schema as unknown as Parts;
  if (parts.wrapped) {
    const { description, ...inner } = jsonSchemaOf(parts.wrapped);
    const own = v.getDescription(schema) ?? description;
    const words = { ...inner, ...(own ? { description: own } : {}) };
    if (parts.type.startsWith('null')) return orNull(words);
    return typeof parts.default === 'boolean' ? { ...words, default: parts.default } : words;
  }
  // It decides by what is written: a text, or one for each language.
  if (parts.getter) return either(jsonSchemaOf(parts.getter('text')), jsonSchemaOf(parts.getter({})));
  if (parts.entries) {
    const entries = Object.entries(parts.entries);
    return {
      type: 'object',
      properties: Object.fromEntries(entries.map(([key, entry]) => [key, jsonSchemaOf(entry)])),
      required: entries.filter(([, entry]) => !isOptional(entry)).map(([key]) => key),
      additionalProperties: false,
    };
  }
  if (parts.type === 'record' && parts.value)
    return { type: 'object', additionalProperties: jsonSchemaOf(parts.value) };
  return parts.item ? { ...converted(schema), items: jsonSchemaOf(parts.item) } : converted(schema);
}

function converted(schema: v.GenericSchema): JsonSchema {
  const shape = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    // What files lie below is for the check of the content; the words stand around the shape already.
    ignoreActions: ['metadata', 'title', 'description'],
    // A pattern of JSON Schema has no flags, and means something else without.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'regex' && hasFlags(valibotAction) ? without(jsonSchema, 'pattern') : undefined,
  });
  return without(shape, '$schema', '$defs') as JsonSchema;
}

function without<T extends object>(object: T, ...keys: string[]): T {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key))) as T;
}

function hasFlags(action: unknown): boolean {
  return (action as { requirement: RegExp }).requirement.flags !== '';
}

function isOptional(schema: v.GenericSchema): boolean {
  return ['optional', 'nullish', 'exact_optional'].includes(schema.type);
}

function orNull({ title, description, ...shape }: JsonSchema): JsonSchema {
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    anyOf: [shape, { type: 'null' }],
  };
}

function either(one: JsonSchema, other: JsonSchema): JsonSchema {
  return JSON.stringify(one) === JSON.stringify(other) ? one : { anyOf: [one, other] };
}
