import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parsePath } from 'node:path/posix';
import { contentFiles } from './content-files.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { reference } from './reference.ts';

/** Where editors find the schemas, below `content/`: hidden, as nobody edits them. */
const schemaFolder = '.schemas';
const settingsFile = '.vscode/settings.json';

/** The schema of every kind of file by its name. */
export function contentSchemas(): Map<string, JsonSchema> {
  return new Map(contentFiles.map(({ name, schema }) => [name, jsonSchemaOf(schema)]));
}

/** The line by which any editor with YAML support finds the schema of a file below `content/`; none for other files. */
export function schemaLine(file: string): string | null {
  const { dir, ext } = parsePath(file);
  const kind = contentFiles.find(({ path }) => path === file || path === `${dir}/*${ext}`);
  if (!kind || ext !== '.yaml') return null;
  const up = '../'.repeat(file.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}${schemaFolder}/${kind.name}.json`;
}

/** Everything that is made of the schemas, by path: the schemas, the reference, the editor's settings, the first lines of content. */
export function generatedFiles(root: string): Map<string, string> {
  const schemas = contentSchemas();
  const files = new Map<string, string>();
  for (const [name, schema] of schemas) {
    const json = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
    files.set(`content/${schemaFolder}/${name}.json`, `${JSON.stringify(json, null, 2)}\n`);
  }
  files.set('docs/content-reference.md', reference(schemas));
  const settings = JSON.parse(readFileSync(join(root, settingsFile), 'utf8')) as Record<string, unknown>;
  settings['yaml.schemas'] = Object.fromEntries(
    contentFiles
      .filter(({ path }) => path.endsWith('.yaml'))
      .map(({ name, path }) => [`./content/${schemaFolder}/${name}.json`, `content/${path}`]),
  );
  files.set(settingsFile, `${JSON.stringify(settings, null, 2)}\n`);
  for (const file of yamlFiles(root)) {
    const line = schemaLine(file);
    const text = readFileSync(join(root, 'content', file), 'utf8');
    if (line) files.set(`content/${file}`, `${line}\n${text.replace(/^# yaml-language-server:.*\r?\n/, '')}`);
  }
  return files;
}

function yamlFiles(root: string): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.yaml'));
}
