import { writeFileSync } from 'node:fs';
import { contentSchemas } from '#commands/schemas/generated.ts';
import { reference } from '#commands/schemas/reference.ts';
import { repository } from '#checks/repository.ts';

// Part of `npm run schemas`: writes engine/docs/content-reference.md from the schemas.
writeFileSync(`${repository}/engine/docs/content-reference.md`, reference(contentSchemas()));
process.stdout.write('Written: engine/docs/content-reference.md.\n');
