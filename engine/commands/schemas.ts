import '#vite/site-languages.ts';
import { siteRoot } from '#src/content/roots.ts';
import { linkedContent, schemaFiles, writeFiles } from '#commands/schemas/generated.ts';

// `firstlight schemas`: writes what editors know of the content's fields, and names it in each content file.
writeFiles(siteRoot, schemaFiles());
writeFiles(siteRoot, linkedContent(siteRoot));
process.stdout.write('Written: content/.schemas/.\n');
