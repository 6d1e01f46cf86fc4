import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder, from `folder` upwards, that contains `file`. */
export function nearest(folder: string, file: string): string | undefined {
  if (existsSync(join(folder, file))) return folder;
  return dirname(folder) === folder ? undefined : nearest(dirname(folder), file);
}

const here = dirname(fileURLToPath(import.meta.url));

/** The engine's own files: code, fonts, icons, language data. The same whether run from source or compiled. */
export const engineRoot = nearest(here, 'package.json') ?? here;

/** The owner's files: content, public files, settings, caches and the built site. */
export const siteRoot = nearest(process.cwd(), 'content/site.yaml') ?? process.cwd();

/** Sets the variables of a site's `.env`, except those that are set already. */
export function loadSettings(root = siteRoot): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
