import '#vite/site-languages.ts';
import { createServer } from 'vite';
import { loadSettings, siteRoot } from '#src/content/roots.ts';
import { schemaFiles, writeFiles } from '#commands/schemas/generated.ts';
import config from '#vite/config.ts';

loadSettings();
const server = await createServer({
  ...(await config({ command: 'serve', mode: 'development' })),
  configFile: false,
});
// For the owner's editor.
writeFiles(siteRoot, schemaFiles());
await server.listen().catch((error: Error) => {
  // Vite reports a port in use by its message only.
  const inUse = /^Port \d+ is already in use$/.test(error.message);
  process.stderr.write(inUse ? `${error.message}; set PORT to another port.\n` : `${error.stack}\n`);
  process.exit(1);
});
server.printUrls();
server.bindCLIShortcuts({ print: true });
