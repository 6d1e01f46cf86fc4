import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasRedis, startRedis } from '#server/testing/redis-server.ts';
import { startNginx } from '#checks/faults/means/nginx.ts';
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
  const proxy = await startNginx(
    sites.map((site) => `${new URL(site.url).host} max_fails=1 fail_timeout=2s`),
    // A test header sets the visitor's address.
    'proxy_set_header X-Forwarded-For $http_x_visitor; proxy_next_upstream error timeout;',
  );
  const kill = async ({ process: child }: RunningSite) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((over) => child.once('exit', over));
    child.kill('SIGKILL');
    await gone;
  };
  return {
    url: proxy.url,
    sites,
    kill,
    replace: (site) => add(new URL(site.url).port),
    async close() {
      proxy.stop();
      await Promise.all(sites.map(kill));
      redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
