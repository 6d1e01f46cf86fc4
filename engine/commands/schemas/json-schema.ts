import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { partsOf } from '#src/content/read/schema-walk.ts';

/** The parts of JSON Schema that content uses. */
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

/** The JSON schema of a file's input. What it cannot express is left to `npx firstlight check`. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const title = v.getTitle(schema);
  const description = v.getDescription(schema);
  return { ...(title ? { title } : {}), ...(description ? { description } : {}), ...shapeOf(schema) };
}

const absent = ['optional', 'nullish', 'exact_optional'];

function shapeOf(schema: v.GenericSchema): JsonSchema {
  const parts = partsOf(schema);
  if (parts.wrapped) {
    const { description, ...inner } = jsonSchemaOf(parts.wrapped);
    const own = v.getDescription(schema) ?? description;
    const words = { ...inner, ...(own ? { description: own } : {}) };
    if (parts.type.startsWith('null')) return orNull(words);
    return typeof parts.default === 'boolean' ? { ...words, default: parts.default } : words;
  }
  // The schema depends on the input: a text, or a text per language.
  if (parts.getter) return either(jsonSchemaOf(parts.getter('text')), jsonSchemaOf(parts.getter({})));
  if (parts.entries) {
    const entries = Object.entries(parts.entries);
    return {
      type: 'object',
      properties: Object.fromEntries(entries.map(([key, entry]) => [key, jsonSchemaOf(entry)])),
      required: entries.flatMap(([key, { type }]) => (absent.includes(type) ? [] : key)),
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
    // The content check looks for files; names and descriptions are already set outside.
    ignoreActions: ['metadata', 'title', 'description'],
    // JSON Schema patterns have no flags, so patterns with flags are left out.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'regex' && (valibotAction as unknown as { requirement: RegExp }).requirement.flags
        ? without(jsonSchema, 'pattern')
        : undefined,
  });
  return without(shape, '$schema', '$defs') as JsonSchema;
}

function without<T extends object>(object: T, ...keys: string[]): T {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key))) as T;
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
