import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { dayCounter } from '#server/services/contributions/days/days.ts';
import { SourceError, type ContributionSource } from '../source.ts';

interface GitOptions {
  repository: string;
  /** E-mail addresses or names whose commits count; empty: all commits. */
  authors: readonly string[];
  timeZone: string;
}

export function gitSource({ repository, authors, timeZone }: GitOptions): ContributionSource {
  const wanted = new Set(authors.map(fold));
  const folder = resolve(repository);
  return {
    name: ['git', basename(folder), folder, ...[...wanted].sort()].join(':'),
    async fetch(range, signal) {
      const counter = dayCounter(range, timeZone);
      // git filters by commit date, which is never before the author date; one day allows for wrong clocks.
      const since = Math.floor(counter.start / 1000) - 86_400;
      const log = ['log', `--max-age=${since}`, '--no-show-signature', '--no-color', '--encoding=UTF-8'];
      const add = (seconds: string) => counter.add(Number(seconds) * 1000);
      const count = (branches: readonly string[]) => {
        if (wanted.size === 0) return git(folder, [...log, '--format=%at', ...branches], signal, add);
        return git(folder, [...log, '--format=%at%x00%aE%x00%aN', ...branches], signal, (line) => {
          const [time = '', email = '', name = ''] = line.split('\0');
          if (wanted.has(fold(email)) || wanted.has(fold(name))) add(time);
        });
      };
      try {
        await count([]);
      } catch (error) {
        if (!(await isUnborn(folder, signal))) throw error;
        // HEAD of a bare copy may name a missing branch; then all branches count.
        await count(['--branches']);
      }
      return counter.days();
    },
  };
}

function fold(author: string): string {
  return author.normalize('NFC').trim().toLowerCase();
}

/** Runs git in exactly this repository: no shell, no inherited git settings, no parent folder. Passes on each line. */
async function git(
  folder: string,
  args: readonly string[],
  signal: AbortSignal,
  onLine: (line: string) => void = () => undefined,
): Promise<void> {
  const place = await realpath(folder).catch(() => {
    throw new SourceError('git_failed', `the folder ${basename(folder)} cannot be opened`);
  });
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^GIT_(?!CONFIG)/.test(name)));
  const child = spawn('git', ['--no-pager', '-C', place, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
    env: {
      ...env,
      LC_ALL: 'C',
      GIT_CEILING_DIRECTORIES: dirname(place),
      GIT_OPTIONAL_LOCKS: '0',
      GIT_TERMINAL_PROMPT: '0',
      GIT_NO_LAZY_FETCH: '1',
    },
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    if (complaint.length < 500) complaint += chunk;
  });
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  return new Promise((done, fail) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) fail(new SourceError('timeout', 'git took longer than the time limit'));
      else fail(new SourceError('git_failed', error.code === 'ENOENT' ? 'git is not installed' : error.message));
    });
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new SourceError('git_failed', `git ended with ${code}: ${complaint.slice(0, 500).trim()}`));
    });
  });
}

/** Returns true if the current branch has no commit yet. */
async function isUnborn(folder: string, signal: AbortSignal): Promise<boolean> {
  const succeeds = (...args: string[]) =>
    git(folder, args, signal).then(
      () => true,
      () => false,
    );
  if (signal.aborted || !(await succeeds('rev-parse', '--git-dir'))) return false;
  // A missing commit with a name means damage, not an empty repository.
  return !(await succeeds('rev-parse', '--verify', '--quiet', 'HEAD'));
}
