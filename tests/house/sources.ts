import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

export const root = process.cwd();

/** The source files below some folders of a repository, as paths from its root. */
export function sourceFiles(base: string, ...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|mjs)$/.test(entry.name))
      .map((entry) => relative(base, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !file.includes('node_modules/')),
  );
}

/** The files of the repository that a file imports: by value, by type, lazily, all the same. */
export function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    const path = fileName.startsWith('#')
      ? fileName.slice(1)
      : fileName.startsWith('.')
        ? relative(root, join(root, dirname(file), fileName)).replaceAll('\\', '/')
        : null;
    return path && existsSync(join(root, path)) && path !== file ? [path] : [];
  });
}

/** Rings of files that import each other, each written from one of its files back to it. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    const start = path.indexOf(file);
    if (start >= 0) return void found.push([...path.slice(start), file].join(' → '));
    if (done.has(file)) return;
    path.push(file);
    graph.get(file)?.forEach(visit);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}
