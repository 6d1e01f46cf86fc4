import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, hasRedis, startRedis } from '#server/testing/redis-server.ts';
import { startSite, type RunningSite } from '#checks/journeys/support/site-server.ts';

/** Which program is missing here; undefined if none. */
export function severalNeed(): string | undefined {
  const hasNginx = spawnSync('nginx', ['-v']).status === 0;
  const missing = [hasRedis ? '' : 'redis-server', hasNginx ? '' : 'nginx'].filter(Boolean);
  return missing.length > 0 ? `${missing.join(' and ')} must be installed` : undefined;
}

interface Several {
  url: string;
  sites: readonly RunningSite[];
  kill(site: RunningSite): Promise<void>;
  replace(site: RunningSite): Promise<RunningSite>;
  close(): Promise<void>;
}

/** Several processes of the built site with separate data folders, behind nginx, sharing a Redis. */
export async function startSeveral(count: number, env: Record<string, string> = {}): Promise<Several> {
  const folder = mkdtempSync(join(tmpdir(), 'several-'));
  const redis = await startRedis();
  const sites: RunningSite[] = [];
  const add = async (port = '0') => {
    const site = await startSite({
      PORT: port,
      DATA_DIR: join(folder, `data-${sites.length}`),
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '127.0.0.1',
      CONTACT_DELIVERY: 'inbox',
      ...env,
    });
    sites.push(site);
    return site;
  };
  for (let index = 0; index < count; index += 1) await add();
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, sites));
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/health`).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    await wait(50);
  }
  const kill = async ({ process: child }: RunningSite) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((over) => child.once('exit', over));
    child.kill('SIGKILL');
    await gone;
  };
  return {
    url,
    sites,
    kill,
    replace: (site) => add(new URL(site.url).port),
    async close() {
      const gone = new Promise((over) => nginx.once('exit', over));
      nginx.kill('SIGTERM');
      await gone;
      await Promise.all(sites.map(kill));
      redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The guide's configuration with temporary folders. A test header sets the visitor's address. */
function configuration(folder: string, port: number, sites: readonly RunningSite[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const servers = sites.map((site) => `server ${new URL(site.url).host} max_fails=1 fail_timeout=2s;`).join(' ');
  return `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr crit;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 512; }
    http { access_log off; ${temporary}
      upstream site { ${servers} keepalive 8; }
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $http_x_visitor; proxy_next_upstream error timeout; } } }`;
}
