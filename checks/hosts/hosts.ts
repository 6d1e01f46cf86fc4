import { startSite } from '#checks/journeys/support/site-server.ts';
import { startElsewhere } from '#checks/hosts/elsewhere.ts';
import { isBuildFresh } from '#vite/build-folder.ts';
import { startFunctionHost } from './function-host.ts';
import { startPlainHost } from './plain-server.ts';
import { severalNeed, startSeveral } from './several.ts';
import { startWorkerd, workerdNeeds } from './workerd.ts';
import { repository } from '#checks/repository.ts';

interface Host {
  about: string;
  /** Why it cannot run here; undefined if it can. */
  needs?: () => string | undefined;
  /** Arguments and variables of the build, run by Node from the root. */
  build: string[];
  variables?: Record<string, string>;
  isBuilt?: () => boolean;
  start(): Promise<{ url: string; close(): Promise<unknown> }>;
  hasApi: boolean;
}

const build = [`${repository}/engine/firstlight.mjs`, 'build'];
const isBuilt = () => isBuildFresh(process.cwd());
/** Functions deliver through a local mail service. */
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
const buildStatic = (...more: string[]) => [`${repository}/engine/firstlight.mjs`, 'static', ...more];

/** Every tested kind of host (`npm run test:hosts`). */
export const hosts: Record<string, Host> = {
  static: {
    about: 'a folder on a static host',
    build: buildStatic('--base', '/'),
    start: () => startPlainHost('dist-static'),
    hasApi: false,
  },
  'static-base': {
    about: 'a folder under /repo/ on a host with clean URLs, like GitHub Pages for a project',
    build: buildStatic('--url', 'https://someone.example/repo', '--out', 'dist-static-base'),
    start: () => startPlainHost('dist-static-base', { base: '/repo', cleanUrls: true }),
    hasApi: false,
  },
  server: {
    about: 'one server process',
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
    about: "Cloudflare's own runtime: the function and static files",
    needs: workerdNeeds,
    build: buildStatic('--api', 'cloudflare'),
    variables,
    start: () => withMailService((settings) => startWorkerd('dist-cloudflare', settings)),
    hasApi: true,
  },
  vercel: {
    about: 'a function as on Vercel, with static files',
    build: buildStatic('--api', 'vercel'),
    variables,
    start: () => withMailService((settings) => startFunctionHost('vercel', 'dist-vercel', settings)),
    hasApi: true,
  },
  netlify: {
    about: 'a function as on Netlify, with static files',
    build: buildStatic('--api', 'netlify'),
    variables,
    start: () => withMailService((settings) => startFunctionHost('netlify', 'dist-netlify', settings)),
    hasApi: true,
  },
};
