import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect } from 'vitest';
import { freePort } from '#server/testing/redis-server.ts';
import { startFunctionHost } from '#tools/hosts/function-host.ts';
import { unitOf } from '#tools/hosts/guide.ts';
import { startPlainHost } from '#tools/hosts/plain-server.ts';
import { startWorkerd, workerdNeeds } from '#tools/hosts/workerd.ts';
import { runHere, startServer } from '#tools/hosts/run-here.ts';

interface Published {
  url: string;
  close(): Promise<unknown>;
}

/** What a list has come to so far. */
export interface Followed {
  /** A clone of the repository, in which its steps are followed. */
  clone: string;
  /** What the account at the host was told. */
  variables: Record<string, string>;
  /** The folder that the last build wrote. */
  built: string;
  /** Starts what stands in for the public address. */
  publish?: () => Promise<Published>;
}

interface StandIn {
  step: RegExp;
  /** Does here what can be done; what there is to be said. */
  follow(list: Followed, found: string[]): Promise<string> | string;
}

const hasProgram = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
const account = 'needs an account: not tried';

/** Steps that would take an account, another machine or its administrator, and what is done in their stead. */
export const standIns: readonly StandIn[] = [
  {
    // A repository beside it, and the folder that the workflow publishes.
    step: /^git push origin main$/,
    async follow(list, [command = '']) {
      const { clone, built } = list;
      await runHere('git init --quiet --bare var/origin.git && git remote set-url origin var/origin.git', clone);
      const said = await runHere(command, clone);
      const workflow = readFileSync(join(clone, '.github/workflows/pages.yml'), 'utf8');
      expect(workflow).toContain('npm run build:static -- --url "$SITE_URL"');
      expect(workflow).toContain(`path: ${built}`);
      list.publish = () => startPlainHost(join(clone, built), { base: '/portfolio', cleanUrls: true });
      return said;
    },
  },
  {
    // A folder of this machine is the web space.
    step: /^rsync --archive --delete (\S+)\/ \S+@\S+:(\w+)\/$/,
    async follow(list, [command = '', source = '', target = '']) {
      const { clone } = list;
      const space = join(clone, 'var', target);
      mkdirSync(space, { recursive: true });
      writeFileSync(join(space, 'of-yesterday.html'), '');
      if (hasProgram('rsync')) await runHere(command.replace(/\S+@\S+:\w+\/$/, `${space}/`), clone);
      else {
        rmSync(space, { recursive: true });
        cpSync(join(clone, source), space, { recursive: true });
      }
      expect(existsSync(join(space, 'of-yesterday.html'))).toBe(false);
      list.publish = () => startPlainHost(space);
      return `copied to ${target}`;
    },
  },
  { step: /^npx (wrangler login|vercel link|netlify-cli sites:create)$/, follow: () => account },
  {
    step: /^npx (?:wrangler secret put|vercel env add|netlify-cli env:set) (\w+)( production| the-key| --config (\S+))$/,
    follow({ variables, clone }, [, name = '', , config]) {
      if (config) expect(existsSync(join(clone, config)), config).toBe(true);
      variables[name] = 'a-key';
      return account;
    },
  },
  {
    // Cloudflare's own runtime takes the settings that were written for the account.
    step: /^npx wrangler deploy --config (\S+)$/,
    follow(list, [, config = '']) {
      const missing = workerdNeeds();
      if (!missing) list.publish = () => startWorkerd(join(list.clone, dirname(config)), list.variables);
      return missing ?? 'published to workerd';
    },
  },
  {
    step: /^npx (vercel deploy --prod|netlify-cli deploy --prod --no-build)$/,
    follow(list, [, words = '']) {
      const host = words.startsWith('vercel') ? 'vercel' : 'netlify';
      list.publish = () => startFunctionHost(host, join(list.clone, list.built), list.variables);
      return `published to a function as ${host} calls it`;
    },
  },
  {
    // The service manager's words are read, its linter is asked, and what it would start is started.
    step: /^sudo systemctl enable --now (\w+)$/,
    async follow(list, [, name = '']) {
      const { clone } = list;
      const text = readFileSync(join(clone, 'docs/deploy.md'), 'utf8');
      const { ExecStart = '', Environment = '', EnvironmentFile = '', WorkingDirectory, WantedBy } = unitOf(text);
      expect(WantedBy, 'started with the machine').toBe('multi-user.target');
      expect(EnvironmentFile).toBe(`-${WorkingDirectory}/.env`);
      const unit = join(clone, 'var', `${name}.service`);
      const here = (words: string) =>
        words.replaceAll(WorkingDirectory ?? '', clone).replace('/usr/bin/node', process.execPath);
      writeFileSync(unit, here(/```ini\n([\s\S]*?)```/.exec(text)?.[1] ?? ''));
      if (hasProgram('systemd-analyze')) expect(await runHere(`systemd-analyze verify ${unit} 2>&1`, clone)).toBe('');
      const env = { ...parseEnv(readFileSync(join(clone, '.env'), 'utf8')), ...parseEnv(Environment) };
      expect(env.DATA_DIR).toBe(`/var/lib/${name}`);
      const start = () => startServer(here(ExecStart), clone, { ...env, DATA_DIR: join(clone, 'var/lib') });
      list.publish = start;
      return 'started';
    },
  },
  {
    step: /^sudo (caddy reverse-proxy --from) \S+ --to \S+$/,
    follow(list, [, words = '']) {
      const { publish, clone } = list;
      if (!publish || !hasProgram('caddy')) return 'left out: caddy is not installed';
      list.publish = async () => {
        const site = await publish();
        const port = await freePort();
        const from = `http://127.0.0.1:${port}`;
        const [program = '', ...args] = words.split(' ');
        // Without a name it asks for no certificate.
        const proxy = spawn(program, [...args, `:${port}`, '--to', new URL(site.url).host], {
          cwd: clone,
          stdio: 'ignore',
        });
        const ended = new Promise((over) => proxy.once('exit', over));
        while (!(await fetch(from).catch(() => null))) expect(proxy.exitCode).toBeNull();
        const close = async () => {
          proxy.kill('SIGTERM');
          await ended;
          await site.close();
        };
        return { url: from, close };
      };
      return 'a proxy in front';
    },
  },
];
