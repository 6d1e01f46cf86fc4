import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { engineRoot } from '#src/content/roots.ts';

// Compiles the commands into `compiled/` for the package, because Node does not strip types below node_modules.
const folder = join(engineRoot, 'commands');
await build({
  root: engineRoot,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'compiled',
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(
        readdirSync(folder)
          .filter((file) => file.endsWith('.ts'))
          .map((file) => [basename(file, '.ts'), join(folder, file)]),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', strictExecutionOrder: true },
    },
  },
});
