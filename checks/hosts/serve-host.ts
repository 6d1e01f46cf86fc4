// Builds the demo for a kind of host and serves it at PORT: `tsx checks/hosts/serve-host.ts static-base`.
import { spawnSync } from 'node:child_process';
import { repository } from '#checks/repository.ts';
import { startElsewhere } from './elsewhere.ts';
import { startPlainHost } from './plain-server.ts';
import { startWorkerd } from './workerd.ts';

interface Host {
  /** Arguments of `firstlight static`. */
  build: string[];
  start(port: number): Promise<{ url: string }>;
}

const hosts: Record<string, Host> = {
  // A folder at the root of a host that knows no addresses without `.html`.
  static: {
    build: ['--base', '/'],
    start: (port) => startPlainHost('dist-static', { port }),
  },
  // A folder under /repo/ on a host with clean addresses, like GitHub Pages for a project.
  'static-base': {
    build: ['--url', 'https://someone.example/repo', '--out', 'dist-static-base'],
    start: (port) => startPlainHost('dist-static-base', { port, base: '/repo', cleanUrls: true }),
  },
  // Cloudflare's own runtime: the function and the static files.
  workerd: {
    build: ['--api', 'cloudflare'],
    start: async (port) => {
      const { url } = await startElsewhere();
      const mail = { CONTACT_HTTP_URL: `${url}/emails`, CONTACT_HTTP_KEY: 'a-key', CONTACT_FROM: 'site@example.org' };
      return startWorkerd('dist-cloudflare', { CONTACT_DELIVERY: 'http', ...mail }, port);
    },
  },
};

const host = hosts[process.argv[2] ?? ''];
if (!host) throw new Error(`Use one of ${Object.keys(hosts).join(', ')}.`);
const { status } = spawnSync(process.execPath, [`${repository}/engine/firstlight.mjs`, 'static', ...host.build], {
  env: { ...process.env, CONTACT_DELIVERY: host === hosts.workerd ? 'http' : '' },
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
const { url } = await host.start(Number(process.env.PORT));
process.stdout.write(`serving ${url}\n`);
