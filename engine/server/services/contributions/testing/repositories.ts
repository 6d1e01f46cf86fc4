import { execFileSync } from 'node:child_process';

export interface TestCommit {
  written: string;
  committed?: string;
  author?: string;
  email?: string;
}

/** Runs git without the user's settings. */
export function git(folder: string, args: readonly string[], input?: string): string {
  const env = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  return execFileSync('git', ['-C', folder, ...args], { env, input, encoding: 'utf8', stdio: 'pipe' });
}

export function makeRepository(folder: string, commits: readonly TestCommit[], { bare = false } = {}): void {
  git(folder, ['init', '--quiet', '--initial-branch=main', ...(bare ? ['--bare'] : [])]);
  const time = (text: string) => {
    const zone = /[+-]\d\d:\d\d$/.exec(text)?.[0].replace(':', '') ?? '+0000';
    return `${Date.parse(text) / 1000} ${zone}`;
  };
  const stream = commits.map(({ written, committed = written, author = 'Ana', email = 'ana@example.com' }) => {
    const who = `${author} <${email}>`;
    return `commit refs/heads/main\nauthor ${who} ${time(written)}\ncommitter ${who} ${time(committed)}\ndata 5\nwork\n\n`;
  });
  git(folder, ['fast-import', '--quiet'], stream.join(''));
}

export function commitsOf(counts: Readonly<Record<string, number>>): TestCommit[] {
  return Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, count]) => Array.from({ length: count }, () => ({ written: `${day}T12:00:00+01:00` })));
}
