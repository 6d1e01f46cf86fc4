import * as v from 'valibot';

type AnySchema = v.GenericSchema;

interface Parts {
  type: string;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  value?: AnySchema;
  wrapped?: AnySchema;
  default?: unknown;
  getter?: (value: unknown) => AnySchema;
}

/** The parts of any schema, which its type hides. */
export const partsOf = (schema: AnySchema) => schema as unknown as Parts;

/** The schema's parts for the value at a path; null if it does not describe it. */
export function schemaAt(schema: AnySchema, path: readonly PropertyKey[]): Parts | null {
  const parts = partsOf(schema);
  if (parts.wrapped) return schemaAt(parts.wrapped, path);
  const [first, ...rest] = path;
  if (first === undefined) return parts;
  const inner = typeof first === 'number' ? parts.item : parts.entries?.[String(first)];
  return inner ? schemaAt(inner, rest) : null;
}

/** Paths in `content/images/` or `content/files/` that a validated value refers to, each with its field. */
export function referencedFiles(
  schema: AnySchema,
  value: unknown,
  path: PropertyKey[] = [],
): { folder: string; name: string; path: PropertyKey[] }[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') {
    const metadata = v.getMetadata(schema) as { folder?: string };
    if (metadata.folder) return [{ folder: metadata.folder, name: value, path }];
  }
  const { wrapped, item, entries } = partsOf(schema);
  if (wrapped) return referencedFiles(wrapped, value, path);
  if (Array.isArray(value) && item)
    return value.flatMap((each, index) => referencedFiles(item, each, [...path, index]));
  if (typeof value === 'object' && entries)
    return Object.entries(entries).flatMap(([key, entry]) =>
      referencedFiles(entry, (value as Record<string, unknown>)[key], [...path, key]),
    );
  return [];
}
