import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { needsNode, readEnvironment } from '#server/env.ts';
import { redirectsOf } from '#src/content/owner/redirects.ts';
import { securityHeaders } from '#server/middleware/security-headers.ts';
import { engineRoot } from '#src/content/roots.ts';
import { languages } from '#src/i18n/languages.ts';
import { dataPlugin } from '../pages/data-plugin.ts';
import { functionFile, functionSettings } from './function-settings.ts';
import { siteConstants } from '../site-languages.ts';
import type { SiteData } from '../pages/site-data.ts';
import type { FunctionHost } from './site-target.ts';

const engineModule = 'virtual:data/assistant/engine-data';

/** Build variables, none secret, that the function needs too. */
const known =
  /^(CONTACT_(DELIVERY|TO|FROM|HTTP_URL|\w+_LIMIT)|CHAT_(PROVIDER_URL|MODEL|TIMEOUT|\w+_LIMIT)|CONTRIBUTIONS_\w+_(USER|URL|API))$/;

/** Writes the API as a serverless function with the content included, and the host's settings, beside `site/`. */
export async function writeFunction(data: SiteData, host: FunctionHost, folder: string, warn: (text: string) => void) {
  const unmet = needsNode(readEnvironment(process.env));
  if (unmet.length > 0) warn(`Functions have no disk, mail server or git: ${unmet.join(', ')} is off on this host.`);
  const variables = Object.entries(process.env).filter(([name, value]) => known.test(name) && value);
  const isCloudflare = host === 'cloudflare';
  await build({
    root: engineRoot,
    configFile: false,
    logLevel: 'warn',
    define: {
      ...siteConstants(),
      ...data.constants,
      functionVariables: JSON.stringify(Object.fromEntries(variables)),
    },
    plugins: [...(isCloudflare ? [engineFiles(data, join(folder, 'site'))] : []), dataPlugin(data)],
    ssr: { noExternal: true, target: isCloudflare ? 'webworker' : 'node', external: [] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        input: `server/functions/${host}.ts`,
        external: [/^cloudflare:/],
        output: { entryFileNames: functionFile[host], format: 'es', codeSplitting: false },
      },
    },
  });
  const { site } = await data.content();
  const redirects = redirectsOf(site, '', (await data.site()).formerAddresses());
  const settings = functionSettings(host, securityHeaders(site), [...redirects]);
  writeFileSync(join(folder, settings.file), settings.text);
}

/** The assistant's data as files for Cloudflare's function; bundled, they would exceed a free account's limit. */
function engineFiles(data: SiteData, site: string): Plugin {
  return {
    name: 'site:engine-files',
    enforce: 'pre',
    resolveId: (id) => (id === engineModule ? `\0${engineModule}` : undefined),
    async load(id) {
      if (id !== `\0${engineModule}`) return undefined;
      mkdirSync(join(site, 'engine'), { recursive: true });
      const entries = [];
      for (const language of languages) {
        writeFileSync(join(site, `engine/${language}.json`), await data.data('assistant/engine-data', language));
        entries.push(`${language}: () => read('/engine/${language}.json')`);
      }
      return `import { env } from 'cloudflare:workers';
        const read = async (path) => {
          const reply = await env.ASSETS.fetch('https://site.invalid' + path);
          if (!reply.ok) throw new Error(path + ' cannot be read: ' + reply.status);
          return reply.json();
        };
        export default { ${entries.join(', ')} };`;
    },
  };
}
