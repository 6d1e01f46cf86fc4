import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '#src/content/roots.ts';
import type { Kind } from './kind.ts';

// npm leaves dot files out of a package, so the template's has another name.
const files = { Dockerfile: 'Dockerfile', 'compose.yaml': 'compose.yaml', '.dockerignore': 'dockerignore' };

export const container: Kind = {
  what: 'a Dockerfile, and two processes behind a proxy for Docker Compose',
  questions: [],
  make: () =>
    Object.entries(files).map(([file, template]) => ({
      file,
      text: readFileSync(join(engineRoot, 'commands/new/container', template), 'utf8'),
    })),
};
