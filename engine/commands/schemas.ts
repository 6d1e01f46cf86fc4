import '#vite/site-languages.ts';
import { siteRoot } from '#src/content/roots.ts';
import { linkedContent, schemaFiles, writeFiles } from '#commands/schemas/generated.ts';

// `firstlight schemas`: writes the JSON Schemas for editors, and links each content file to its own.
writeFiles(siteRoot, schemaFiles());
writeFiles(siteRoot, linkedContent(siteRoot));
process.stdout.write('Written: content/.schemas/.\n');
