import '#tools/build/site-languages.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from '#tools/schemas/generated.ts';

// `npm run schemas`: writes anew what editors and docs/content-reference.md know of the content's fields.
const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
for (const [file, text] of generatedFiles(root)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
process.stdout.write('Written: content/.schemas/, docs/content-reference.md, .vscode/settings.json.\n');
