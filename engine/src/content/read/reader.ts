import { existsSync, readdirSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import type * as v from 'valibot';
import { nearHint } from '../messages/hints.ts';
import { fieldName } from '../messages/place.ts';
import { filesBelow, isFile, readText } from './files.ts';
import type { ContentProblem } from './problem.ts';
import { parseMarkdown, parseYaml } from './read-file.ts';
import { referencedFiles } from './schema-walk.ts';

export interface MarkdownFile<Head> {
  file: string;
  source: string;
  value: Head;
  body: string;
}

/** Reads and validates content files, and collects their problems and the paths that it knows. */
export class ContentReader {
  readonly root: string;
  readonly problems: ContentProblem[] = [];
  readonly known = new Set<string>();

  constructor(root: string) {
    this.root = root;
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  yaml<S extends v.GenericSchema>(path: string, schema: S): v.InferOutput<S> {
    const source = this.#text(path);
    if (source === undefined) return undefined as v.InferOutput<S>;
    const parsed = parseYaml(source, path, schema);
    this.problems.push(...parsed.problems);
    if (parsed.value !== undefined) this.#checkFiles(schema, parsed.value, path);
    return parsed.value as v.InferOutput<S>;
  }

  optional<S extends v.GenericSchema>(path: string, schema: S, absent: unknown = []): v.InferOutput<S> {
    this.known.add(path);
    return this.has(path) ? this.yaml(path, schema) : (absent as v.InferOutput<S>);
  }

  /** A missing folder counts as empty: Git does not keep empty folders. */
  filesIn(folder: string, ending: RegExp): string[] {
    if (!this.has(folder)) return [];
    return readdirSync(join(this.root, folder))
      .filter((name) => ending.test(name) && !name.startsWith('.'))
      .sort();
  }

  /** A folder with one entry per file. File names are for people; addresses use the entry's id. */
  folder<S extends v.GenericSchema>(path: string, schema: S): { file: string; value: v.InferOutput<S> }[] {
    return this.filesIn(path, /\.ya?ml$/).flatMap((name) => {
      const file = `${path}/${name}`;
      const value = this.yaml(file, schema);
      return value ? [{ file, value }] : [];
    });
  }

  markdown<S extends v.GenericSchema>(path: string, schema: S): MarkdownFile<v.InferOutput<S>>[] {
    return this.filesIn(path, /\.md$/).flatMap((name) => {
      const file = `${path}/${name}`;
      const source = this.#text(file);
      if (source === undefined) return [];
      const { value, body, problems } = parseMarkdown(source, file, schema);
      this.problems.push(...problems);
      if (value === undefined) return [];
      this.#checkFiles(schema, value, file);
      return [{ file, source, value, body }];
    });
  }

  /** Reports entries with the same value in a field. */
  noDuplicates<Field extends string>(
    field: Field,
    expected: string,
    entries: readonly { file: string; value: Readonly<Partial<Record<Field, string | number | undefined>>> }[],
  ): void {
    const seen = new Map<string | number, string>();
    for (const { file, value } of entries) {
      const own = value[field];
      if (own === undefined) continue;
      const other = seen.get(own);
      if (other) this.problems.push({ file, field, expected, found: `${JSON.stringify(own)}, which ${other} has too` });
      else seen.set(own, file);
    }
  }

  #text(path: string): string | undefined {
    this.known.add(path);
    const text = readText(join(this.root, path));
    if (typeof text === 'string') return text;
    this.problems.push({ file: path, field: '', ...text });
    return undefined;
  }

  #checkFiles(schema: v.GenericSchema, value: unknown, file: string): void {
    for (const { folder, name, path: field } of referencedFiles(schema, value)) {
      const path = join('content', folder, name);
      if (isFile(join(this.root, path))) continue;
      this.problems.push({
        file,
        field: fieldName(field),
        expected: `a file at ${path}`,
        found: `"${name}", which does not exist`,
        hint: nearHint(name, filesBelow(join(this.root, 'content', folder)), (file) => parsePath(file).name),
      });
    }
  }
}
