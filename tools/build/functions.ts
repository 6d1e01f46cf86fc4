import { build } from 'vite';
import { dataPlugin } from './data-plugin.ts';
import { languageConstants } from './site-languages.ts';
import type { SiteData } from './site-data.ts';
import { targetConstants } from './site-target.ts';

/** Hosts whose functions can be the API. */
export const functionHosts = ['cloudflare', 'vercel', 'netlify'] as const;
export type FunctionHost = (typeof functionHosts)[number];

/** Writes the API as one file, `api.js` in the folder, with everything that it needs and the content in it. */
export async function buildFunction(data: SiteData, host: FunctionHost, folder: string): Promise<void> {
  await build({
    root: data.root,
    configFile: false,
    logLevel: 'warn',
    define: { ...languageConstants(), ...targetConstants(), ...data.constants },
    plugins: [dataPlugin(data)],
    ssr: { noExternal: true, target: host === 'cloudflare' ? 'webworker' : 'node', external: [] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: `server/functions/${host}.ts`,
        external: [/^cloudflare:/],
        output: { entryFileNames: 'api.js', format: 'es', codeSplitting: false },
      },
    },
  });
}
