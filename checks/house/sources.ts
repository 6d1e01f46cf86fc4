import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repository } from '#checks/repository.ts';

export const root = repository;

export function sourceFiles(base: string, ...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|mjs)$/.test(entry.name))
      .map((entry) => relative(base, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !file.includes('node_modules/')),
  );
}
