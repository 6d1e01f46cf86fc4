import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const copied = ['src', 'server', 'tools', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'];
/** Heavy, and only read. Packages bring the cache of prepared pictures with them. */
const linked = ['node_modules', 'content/images', 'content/files'];

/** A copy of the site's sources to try a change on. */
export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-copy-'));

  /** `owner` is where another owner's `content/` lies, to be put in the place of the one that ships. */
  constructor(root: string, owner?: string) {
    for (const name of copied) cpSync(join(root, name), this.path(name), { recursive: true });
    const kept = owner ? ['node_modules'] : linked;
    cpSync(join(owner ?? root, 'content'), this.path('content'), {
      recursive: true,
      filter: (file) => owner !== undefined || !linked.some((name) => file.startsWith(join(root, name))),
    });
    for (const name of kept) symlinkSync(join(root, name), this.path(name));
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }

  /** Compiles `src/` without writing. @throws with what the compiler says. */
  async checkTypes(): Promise<void> {
    const only = { extends: './tsconfig.json', include: ['src'], exclude: ['src/**/*.test.*'] };
    this.write('tsconfig.only.json', JSON.stringify(only));
    await this.#run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.only.json', '--incremental', 'false');
  }

  /** @throws with what the build says. */
  async build(): Promise<void> {
    await this.#run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #run(...command: string[]): Promise<void> {
    // Vitest says that it is a test run; the copy is built as ever.
    const env = { ...process.env, NODE_ENV: '', VITEST: '' };
    await run(process.execPath, command, { cwd: this.folder, env, maxBuffer: 1e8 }).catch(
      (error: { stdout: string; stderr: string }) => {
        throw new Error(error.stdout + error.stderr);
      },
    );
  }
}
