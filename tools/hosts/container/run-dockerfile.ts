import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { execForm, readDockerfile, stagesOf, type Instruction } from './dockerfile.ts';

/** Somebody who owns nothing. */
const nobody = 65534;

/** A stage as far as it can be had without a container: folders of this machine, and what a process there is given. */
class Stage {
  readonly folder: string;
  readonly env: Record<string, string> = {};
  workdir = '/';
  owned: string[] = [];
  command: string[] = [];
  health: string[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  /** A path of the container on this machine. */
  place(path: string): string {
    return join(this.folder, path.startsWith('/') ? path : join(this.workdir, path));
  }
}

export interface BuiltImage {
  /** Where the last stage's working folder lies. */
  folder: string;
  /** Starts the image's command there, as nobody in particular where this process may do that. */
  start(env: Record<string, string>): ChildProcess;
  /** Runs its health check; the exit code. */
  checkHealth(env: Record<string, string>): number;
  remove(): void;
}

/**
 * Does what a Dockerfile says, step by step, with the programs of this machine in place of its base images.
 * `afterStep` may help a step that would take long (a cache). An instruction that is not known here is refused, so that the
 * file holds nothing that is never run.
 */
export function runDockerfile(
  root: string,
  afterStep: (step: string, folder: string) => void = () => undefined,
): BuiltImage {
  const top = mkdtempSync(join(tmpdir(), 'image-'));
  const built = new Map<string, Stage>();
  let stage = new Stage(join(top, 'none'));
  const instructions = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  stagesOf(instructions).forEach((steps, index) => {
    const name = / AS (\S+)$/i.exec(steps[0]?.rest ?? '')?.[1] ?? String(index);
    stage = new Stage(join(top, name));
    built.set(name, stage);
    for (const step of steps) {
      take(step, stage, built, root);
      afterStep(`${step.word} ${step.rest}`, stage.place('.'));
    }
  });
  const last = stage;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of last.owned) execFileSync('chown', ['-R', `${nobody}:${nobody}`, last.place(path)]);
  // Its way there must be open to whoever runs it.
  chmodSync(top, 0o755);
  const settings = (env: Record<string, string>) => ({
    cwd: last.place('.'),
    env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...last.env, ...env },
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  });
  const ownNode = ([program = '', ...rest]: string[]) => [program === 'node' ? process.execPath : program, ...rest];
  return {
    folder: last.place('.'),
    start(env) {
      const [program = '', ...rest] = ownNode(last.command);
      return spawn(program, rest, { ...settings(env), stdio: ['ignore', 'pipe', 'pipe'] });
    },
    checkHealth(env) {
      const [program = '', ...rest] = ownNode(last.health);
      try {
        execFileSync(program, rest, { ...settings(env), stdio: 'ignore' });
        return 0;
      } catch (error) {
        return (error as { status?: number }).status ?? 1;
      }
    },
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
}

function take({ word, flags, rest }: Instruction, stage: Stage, built: Map<string, Stage>, root: string): void {
  if (word === 'FROM') mkdirSync(stage.folder, { recursive: true });
  else if (word === 'ENV')
    Object.assign(stage.env, Object.fromEntries(rest.split(/\s+/).map((each) => each.split('='))));
  else if (word === 'WORKDIR') {
    stage.workdir = rest;
    mkdirSync(stage.place('.'), { recursive: true });
  } else if (word === 'RUN') run(rest, stage);
  else if (word === 'COPY') copy(flags, rest, stage, built, root);
  else if (word === 'CMD') stage.command = execForm(rest);
  else if (word === 'HEALTHCHECK') stage.health = execForm(rest.slice(rest.indexOf('[')));
  else if (word === 'VOLUME') {
    if (!existsSync(stage.place(rest))) throw new Error(`The volume ${rest} would belong to root.`);
  } else if (!['USER', 'EXPOSE'].includes(word)) throw new Error(`Nobody tests what ${word} does.`);
}

function run(script: string, stage: Stage): void {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    npm_config_prefer_offline: 'true',
    ...stage.env,
  };
  execFileSync('sh', ['-ec', script], { cwd: stage.place('.'), env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function copy(flags: Instruction['flags'], rest: string, stage: Stage, built: Map<string, Stage>, root: string): void {
  const names = rest.split(/\s+/);
  const target = names.pop() ?? '.';
  const from = flags.from === undefined ? undefined : built.get(flags.from);
  if (flags.from !== undefined && !from) throw new Error(`There is no stage ${flags.from}.`);
  for (const name of names) {
    if (!from && name === '.') {
      for (const file of contextFiles(root)) cpSync(join(root, file), join(stage.place(target), file));
      continue;
    }
    const source = from ? from.place(name) : join(root, name);
    const into = target.endsWith('/') && !statSync(source).isDirectory() ? join(target, basename(name)) : target;
    cpSync(source, stage.place(into), { recursive: true, verbatimSymlinks: true });
    if (flags.chown) stage.owned.push(into);
  }
  if (process.getuid?.() === 0 && !flags.chown) chownSync(stage.place('.'), 0, 0);
}

/** What a checkout has and `.dockerignore` does not name. History stays behind: the build does without it. */
function contextFiles(root: string): string[] {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)) && !ignored.includes(file.split('/')[0] ?? ''));
}
