import '#vite/site-languages.ts';
import { createServer } from 'vite';
import { siteRoot } from '#src/content/roots.ts';
import { schemaFiles, writeFiles } from '#commands/schemas/generated.ts';
import config from '#vite/config.ts';

const server = await createServer({
  ...(await config({ command: 'serve', mode: 'development' })),
  configFile: false,
});
// For the owner's editor.
writeFiles(siteRoot, schemaFiles());
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
