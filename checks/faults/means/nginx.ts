import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#testing/listen.ts';

export interface RunningNginx {
  url: string;
  stop(): void;
}

/** Starts nginx on a free port in front of local servers, with keep-alive connections and unbuffered bodies. */
export async function startNginx(servers: readonly string[], more = ''): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr crit;
    events { worker_connections 512; }
    http { access_log off; client_max_body_size 64m; ${temporary}
      upstream site { ${servers.map((each) => `server ${each};`).join(' ')} keepalive 8; }
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
        proxy_request_buffering off; ${more} } } }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
  nginx.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    await wait(20);
  }
  return { url, stop: () => void nginx.kill('SIGTERM') };
}
