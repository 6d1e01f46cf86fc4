import { startSite } from '#tests/e2e/support/site-server.ts';
import { startElsewhere } from '#tests/hosts/elsewhere.ts';
import { isBuildFresh } from '#tools/scripts/build-folder.mjs';
import { startFunctionHost } from './function-host.ts';
import { startPlainHost } from './plain-server.ts';
import { severalNeed, startSeveral } from './several.ts';
import { startWorkerd, workerdNeeds } from './workerd.ts';

/** A place where the site can live, as far as it can be had on this machine. */
interface Host {
  about: string;
  /** Why it cannot be had here; nothing when it can. */
  needs?: () => string | undefined;
  /** What Node is to run before it, from the root, and with which variables. */
  build: string[];
  variables?: Record<string, string>;
  /** True when that was done before, and nothing has changed since. */
  isBuilt?: () => boolean;
  /** Starts it; its address ends with a slash. */
  start(): Promise<{ url: string; close(): Promise<unknown> }>;
  hasApi: boolean;
}

const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
const isBuilt = () => isBuildFresh(process.cwd());
/** Functions hand messages to a mail service, which is on this machine. */
const variables = { CONTACT_DELIVERY: 'http' };
async function withMailService<Site extends { url: string; close(): Promise<unknown> }>(
  start: (settings: Record<string, string>) => Promise<Site>,
) {
  const elsewhere = await startElsewhere();
  const { url, close } = await start({
    ...variables,
    CONTACT_HTTP_URL: `${elsewhere.url}/emails`,
    CONTACT_HTTP_KEY: 'a-key',
    CONTACT_FROM: 'site@example.org',
  });
  return { url, close: () => close().finally(elsewhere.close) };
}
const buildStatic = (...more: string[]) => ['--import', 'tsx', 'tools/scripts/build-static.ts', ...more];

/** Every kind of host that is tried (`npm run test:hosts`). */
export const hosts: Record<string, Host> = {
  static: {
    about: 'a folder on a host of plain files',
    build: buildStatic('--base', '/'),
    start: () => startPlainHost('dist-static'),
    hasApi: false,
  },
  'static-base': {
    about: 'a folder under /repo/ on a host that knows clean addresses, as the pages of a project',
    build: buildStatic('--url', 'https://someone.example/repo', '--out', 'dist-static-base'),
    start: () => startPlainHost('dist-static-base', { base: '/repo', cleanUrls: true }),
    hasApi: false,
  },
  server: {
    about: 'one process of the server',
    build,
    isBuilt,
    start: async () => {
      const site = await startSite({ DATA_DIR: 'var/hosts', CONTACT_DELIVERY: 'inbox', CHAT_RATE_LIMIT: '1000' });
      return { url: `${site.url}/`, close: site.stop };
    },
    hasApi: true,
  },
  several: {
    about: 'three processes that share a Redis, behind nginx',
    needs: severalNeed,
    build,
    isBuilt,
    start: async () => {
      const { url, close } = await startSeveral(3, { CHAT_RATE_LIMIT: '1000' });
      return { url: `${url}/`, close };
    },
    hasApi: true,
  },
  workerd: {
    about: "Cloudflare's own runtime: the function, and files beside it",
    needs: workerdNeeds,
    build: buildStatic('--api', 'cloudflare'),
    variables,
    start: () => withMailService((settings) => startWorkerd('dist-cloudflare', settings)),
    hasApi: true,
  },
  vercel: {
    about: 'a function as Vercel calls it, and files beside it',
    build: buildStatic('--api', 'vercel'),
    variables,
    start: () => withMailService((settings) => startFunctionHost('vercel', 'dist-vercel', settings)),
    hasApi: true,
  },
  netlify: {
    about: 'a function as Netlify calls it, and files beside it',
    build: buildStatic('--api', 'netlify'),
    variables,
    start: () => withMailService((settings) => startFunctionHost('netlify', 'dist-netlify', settings)),
    hasApi: true,
  },
};
