import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse as parsePath } from 'node:path/posix';
import { filesBelow } from '#src/content/read/files.ts';
import { contentFiles } from './content-files.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

/** Hidden, because the files are generated. */
const schemaFolder = '.schemas';

export function contentSchemas(): Map<string, JsonSchema> {
  return new Map(contentFiles.map(({ name, schema }) => [name, jsonSchemaOf(schema)]));
}

/** The first line that links a content file to its schema in editors; null for other files. */
export function schemaLine(file: string): string | null {
  const { dir, ext } = parsePath(file);
  const kind = contentFiles.find(({ path }) => path === file || path === `${dir}/*${ext}`);
  if (!kind || ext !== '.yaml') return null;
  const up = '../'.repeat(file.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}${schemaFolder}/${kind.name}.json`;
}

type FileText = [file: string, text: string];

export function schemaFiles(): FileText[] {
  return [...contentSchemas()].map(([name, schema]) => {
    const json = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
    return [`content/${schemaFolder}/${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
  });
}

/** Every YAML file of the content with the line that names its schema. */
export function linkedContent(root: string): FileText[] {
  return filesBelow(join(root, 'content')).flatMap((file): FileText[] => {
    const line = schemaLine(file);
    if (!line) return [];
    const text = readFileSync(join(root, 'content', file), 'utf8');
    return [[`content/${file}`, `${line}\n${text.replace(/^# yaml-language-server:.*\r?\n/, '')}`]];
  });
}

export function writeFiles(root: string, files: readonly FileText[]): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
