import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#testing/listen.ts';
import { startPlainHost } from './plain-server.ts';

interface Settings {
  main: string;
  compatibility_date: string;
  assets: { directory: string; binding: string };
  durable_objects: { bindings: { name: string; class_name: string }[] };
}

/** Why workerd cannot run here; undefined if it can. */
export function workerdNeeds(): string | undefined {
  try {
    workerdProgram();
    return undefined;
  } catch {
    return 'workerd has no binary for this machine (npm install adds one where it exists)';
  }
}

const workerdProgram = () => (createRequire(import.meta.url)('workerd') as { default: string }).default;

/**
 * Runs the output of `npx firstlight static --api cloudflare` in Cloudflare's runtime with its generated settings; a
 * static host with clean URLs serves the files, and `variables` are the account's.
 */
export async function startWorkerd(folder: string, variables: Record<string, string> = {}, wanted?: number) {
  const settings = JSON.parse(readFileSync(join(folder, 'wrangler.jsonc'), 'utf8')) as Settings;
  const files = await startPlainHost(join(folder, settings.assets.directory), { cleanUrls: true });
  const port = wanted ?? (await freePort());
  const place = mkdtempSync(join(tmpdir(), 'workerd-'));
  writeFileSync(join(place, 'api.js'), readFileSync(join(folder, settings.main)));
  writeFileSync(join(place, 'config.capnp'), configuration(settings, new URL(files.url).host, port, variables));
  const child = spawn(workerdProgram(), ['serve', 'config.capnp'], { cwd: place, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise((over) => child.once('exit', over));
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const close = async () => {
    child.kill('SIGTERM');
    await exited;
    await files.close();
    rmSync(place, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode === null) await wait(50);
    else {
      await close();
      throw new Error(`workerd ended with ${child.exitCode}:\n${output}`);
    }
  }
  return { url, close, output: () => output };
}

function configuration(
  { compatibility_date: date, assets, durable_objects: { bindings } }: Settings,
  files: string,
  port: number,
  variables: Record<string, string>,
): string {
  const text = JSON.stringify;
  const list = [
    `(name = ${text(assets.binding)}, service = "files")`,
    ...bindings.map((each) => `(name = ${text(each.name)}, durableObjectNamespace = ${text(each.class_name)})`),
    ...Object.entries(variables).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`),
  ];
  const objects = bindings.map((each) => `(className = ${text(each.class_name)}, uniqueKey = ${text(each.name)})`);
  return `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "main", worker = .site),
        (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
        (name = "files", external = (address = ${text(files)}, http = ())),
      ],
      sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
    );
    const site :Workerd.Worker = (
      modules = [(name = "api.js", esModule = embed "api.js")],
      compatibilityDate = ${text(date)},
      bindings = [${list.join(', ')}],
      durableObjectNamespaces = [${objects.join(', ')}],
      durableObjectStorage = (inMemory = void),
    );`;
}
