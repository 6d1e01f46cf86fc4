import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect } from 'vitest';
import { freePort } from '#testing/listen.ts';
import { startFunctionHost } from '#checks/hosts/function-host.ts';
import { unitOf } from '#checks/hosts/guide.ts';
import { startPlainHost } from '#checks/hosts/plain-server.ts';
import { startWorkerd, workerdNeeds } from '#checks/hosts/workerd.ts';
import { runHere, startServer } from '#checks/hosts/run-here.ts';
import { repository } from '#checks/repository.ts';

interface Published {
  url: string;
  close(): Promise<unknown>;
}

export interface Followed {
  /** The folder of the site, in which the steps are run. */
  site: string;
  variables: Record<string, string>;
  built: string;
  publish?: () => Promise<Published>;
}

interface StandIn {
  step: RegExp;
  follow(list: Followed, found: string[]): Promise<string> | string;
}

const hasProgram = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
const account = 'needs an account: not tried';

/** Steps that need an account or another machine, and their local replacement. */
export const standIns: readonly StandIn[] = [
  {
    step: /^git push (origin|gitlab) main$/,
    async follow(list, [command = '', remote = '']) {
      const { site, built } = list;
      await runHere(`git init --quiet --bare var/${remote}.git && git remote add ${remote} var/${remote}.git`, site);
      const said = await runHere(command, site);
      const workflow = readFileSync(
        remote === 'origin' ? join(site, '.github/workflows/publish.yml') : `${repository}/engine/docs/deploy.md`,
        'utf8',
      );
      expect(workflow).toMatch(/npx firstlight static --url "\$\w+"/);
      list.publish = () => startPlainHost(join(site, built), { base: '/portfolio', cleanUrls: true });
      return said;
    },
  },
  {
    step: /^(git init .* && git push --force) \S+ pages$/,
    async follow(list, [command = '']) {
      const folder = join(list.site, list.built);
      const remote = join(list.site, 'var/codeberg.git');
      await runHere(`git init --quiet --bare '${remote}'`, list.site);
      const author = '-c user.name=Iris -c user.email=iris@vos.test';
      const here = command.replace(/git@\S+/, `'${remote}'`).replace('git commit', `git ${author} commit`);
      list.publish = () => startPlainHost(folder, { base: '/portfolio', cleanUrls: true });
      return runHere(here, folder);
    },
  },
  {
    // A local folder replaces the web space.
    step: /^rsync --archive --delete (\S+)\/ \S+@\S+:(\w+)\/$/,
    async follow(list, [command = '', source = '', target = '']) {
      const { site } = list;
      const space = join(site, 'var', target);
      mkdirSync(space, { recursive: true });
      writeFileSync(join(space, 'of-yesterday.html'), '');
      if (hasProgram('rsync')) await runHere(command.replace(/\S+@\S+:\w+\/$/, `${space}/`), site);
      else {
        rmSync(space, { recursive: true });
        cpSync(join(site, source), space, { recursive: true });
      }
      expect(existsSync(join(space, 'of-yesterday.html'))).toBe(false);
      list.publish = () => startPlainHost(space);
      return `copied to ${target}`;
    },
  },
  { step: /^npx (wrangler login|vercel link|netlify-cli sites:create)$/, follow: () => account },
  {
    step: /^npx (?:wrangler secret put|vercel env add|netlify-cli env:set) (\w+)( production| the-key| --config (\S+))$/,
    follow({ variables, site }, [, name = '', , config]) {
      if (config) expect(existsSync(join(site, config)), config).toBe(true);
      variables[name] = 'a-key';
      return account;
    },
  },
  {
    // Cloudflare's own runtime loads the settings written for the account.
    step: /^npx wrangler deploy --config (\S+)$/,
    follow(list, [, config = '']) {
      const missing = workerdNeeds();
      if (!missing) list.publish = () => startWorkerd(join(list.site, dirname(config)), list.variables);
      return missing ?? 'published to workerd';
    },
  },
  {
    step: /^npx (vercel deploy --prod|netlify-cli deploy --prod --no-build)$/,
    follow(list, [, words = '']) {
      const host = words.startsWith('vercel') ? 'vercel' : 'netlify';
      list.publish = () => startFunctionHost(host, join(list.site, list.built), list.variables);
      return `published to a function as ${host} calls it`;
    },
  },
  {
    // The unit file is read and linted, and its command is started.
    step: /^sudo systemctl enable --now (\w+)$/,
    async follow(list, [, name = '']) {
      const { site } = list;
      const text = readFileSync(`${repository}/engine/docs/deploy.md`, 'utf8');
      const { ExecStart = '', Environment = '', EnvironmentFile = '', WorkingDirectory, WantedBy } = unitOf(text);
      expect(WantedBy, 'started with the machine').toBe('multi-user.target');
      expect(EnvironmentFile).toBe(`-${WorkingDirectory}/.env`);
      const unit = join(site, 'var', `${name}.service`);
      const here = (words: string) =>
        words.replaceAll(WorkingDirectory ?? '', site).replace('/usr/bin/node', process.execPath);
      writeFileSync(unit, here(/```ini\n([\s\S]*?)```/.exec(text)?.[1] ?? ''));
      if (hasProgram('systemd-analyze')) expect(await runHere(`systemd-analyze verify ${unit} 2>&1`, site)).toBe('');
      const env = { ...parseEnv(readFileSync(join(site, '.env'), 'utf8')), ...parseEnv(Environment) };
      expect(env.DATA_DIR).toBe(`/var/lib/${name}`);
      const start = () => startServer(here(ExecStart), site, { ...env, DATA_DIR: join(site, 'var/lib') });
      list.publish = start;
      return 'started';
    },
  },
  {
    step: /^sudo (caddy reverse-proxy --from) \S+ --to \S+$/,
    follow(list, [, words = '']) {
      const { publish } = list;
      if (!publish || !hasProgram('caddy')) return 'left out: caddy is not installed';
      list.publish = async () => {
        const site = await publish();
        const port = await freePort();
        const from = `http://127.0.0.1:${port}`;
        const [program = '', ...args] = words.split(' ');
        // Without a domain name it requests no certificate.
        const proxy = spawn(program, [...args, `:${port}`, '--to', new URL(site.url).host], {
          cwd: list.site,
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
