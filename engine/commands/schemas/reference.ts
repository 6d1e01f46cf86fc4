import type { JsonSchema } from './json-schema.ts';
import { contentFiles } from './content-files.ts';

function kindOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((each) => `\`${String(each)}\``).join(', ');
  if (schema.title) return schema.title + (isNullable(schema) ? ', or `null`' : '');
  if (isNullable(schema)) return `${kindOf(schema.anyOf?.find(({ type }) => type !== 'null') ?? {})}, or \`null\``;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindOf))].join(', or ');
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.type === 'array') return `list: ${kindOf(schema.items ?? {})}`;
  if (schema.type === 'object') return 'group of fields';
  if (schema.type === 'integer') return `whole number${rangeOf(schema)}`;
  if (schema.type === 'number') return `number${rangeOf(schema)}`;
  return 'text';
}

const rangeOf = ({ minimum, maximum }: JsonSchema) =>
  (minimum === undefined ? '' : ` from ${minimum}`) + (maximum === undefined ? '' : ` to ${maximum}`);

const isNullable = (schema: JsonSchema) => schema.anyOf?.some(({ type }) => type === 'null') ?? false;

function objectIn(schema: JsonSchema, path: string): { object: JsonSchema; path: string } | null {
  if (schema.title) return null;
  if (schema.properties) return { object: schema, path };
  if (schema.items) return objectIn(schema.items, `${path}[]`);
  const inner = isNullable(schema) ? schema.anyOf?.find(({ type }) => type !== 'null') : undefined;
  return inner ? objectIn(inner, path) : null;
}

interface Row {
  field: string;
  kind: string;
  needed: boolean;
  meaning: string;
}

/** A row per field, with nested fields after their parent. Equal fields of a group share their rows: `pages.{about, cv}`. */
export function fieldRows(schema: JsonSchema, path = ''): Row[] {
  const found = objectIn(schema, path);
  if (!found) return [];
  const before = found.path === '' ? '' : `${found.path}.`;
  const required = (name: string) => found.object.required?.includes(name) ?? false;
  const equal = new Map<string, [names: string[], field: JsonSchema]>();
  for (const [name, field] of Object.entries(found.object.properties ?? {})) {
    const key = JSON.stringify([required(name), field]);
    equal.set(key, [[...(equal.get(key)?.[0] ?? []), name], field]);
  }
  return [...equal.values()].flatMap(([names, field]) => {
    const [first = ''] = names;
    const own = `${before}${names.length > 1 ? `{${names.join(', ')}}` : first}`;
    const row = { field: own, kind: kindOf(field), needed: required(first), meaning: field.description ?? '' };
    return [row, ...fieldRows(field, own)];
  });
}

export function reference(schemas: ReadonlyMap<string, JsonSchema>): string {
  const chapters = contentFiles.map(({ name, path, what }) => {
    const rows = fieldRows(schemas.get(name) ?? {}).map(
      ({ field, kind, needed, meaning }) =>
        `| \`${field}\` | ${cell(kind)} | ${needed ? 'yes' : ''} | ${cell(meaning)} |`,
    );
    const list = schemas.get(name)?.items ? ' A list; each entry has these fields.' : '';
    return `## \`${path}\`\n\n${what}${list}\n\n| field | value | required | meaning |\n|---|---|---|---|\n${rows.join('\n')}`;
  });
  return `# Every field of \`content/\`

Generated from the schemas that validate the content. Editors with YAML support show the same while you type. The
[content guide](content-guide.md) and [Customizing](customizing.md) explain how to use the fields.

\`a.b\` is the field \`b\` inside \`a\`. \`a[]\` is each entry of the list \`a\`. \`{a, b}\` means several fields with the same
rules. An optional \`true\` or \`false\` is \`false\` if omitted, except those of \`features\`. A required field of a group
that you may omit or set to \`null\` is required only if you write the group.

The reference is generated for a site in Spanish and English. "Text in each language" means one line per language of
your site (\`en:\`, \`pt:\`); on a site with one language, write plain text. The same holds for \`questions\` in
\`faq.yaml\`.

${chapters.join('\n\n')}
`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
}
