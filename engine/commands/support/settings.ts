import { readEnvironment } from '#server/env.ts';
import { loadContent } from '#src/content/read/load.ts';
import { loadSettings, siteRoot } from '#src/content/roots.ts';
import { fail } from './command-line.ts';

/** The site's settings and content; ends the command if they are wrong. */
export function settings() {
  try {
    loadSettings();
    return { env: readEnvironment(process.env), content: loadContent(siteRoot) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
