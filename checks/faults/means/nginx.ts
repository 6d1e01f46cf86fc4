import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/redis-server.ts';

export interface RunningNginx {
  port: number;
  stop(): void;
}

/** Starts nginx on a separate port, with this content in its `http` and `server` blocks. */
export async function runNginx({ http = '', server }: { http?: string; server: string }): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr crit;
    events { worker_connections 256; }
    http { access_log off; ${temporary} ${http}
      server { listen 127.0.0.1:${port}; ${server} } }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
  nginx.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const stop = () => void nginx.kill('SIGTERM');
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) return { port, stop };
    await wait(20);
  }
}

/** Starts nginx with unbuffered request bodies and keep-alive connections to a local port. */
export function nginxBefore(upstream: number): Promise<RunningNginx> {
  return runNginx({
    http: `client_max_body_size 64m; upstream site { server 127.0.0.1:${upstream} max_fails=0; keepalive 1; }`,
    server: `location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
      proxy_request_buffering off; proxy_next_upstream off; }`,
  });
}
