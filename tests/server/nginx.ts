import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './start.ts';

/** True where nginx is installed; tests that need it are left out elsewhere. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** A real nginx that keeps its connections to a port of this machine; the port it listens on. */
export async function startNginx(upstream: number): Promise<number> {
  const folder = temporaryFolder();
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr crit;
    events { worker_connections 256; }
    http { access_log off; ${temporary} client_max_body_size 64m;
      upstream site { server 127.0.0.1:${upstream} max_fails=0; keepalive 1; }
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
        proxy_request_buffering off; proxy_next_upstream off; } } }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
  onTestFinished(() => void nginx.kill('SIGTERM'));
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) return port;
    await wait(20);
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
