import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '#checks/repository.ts';

const run = promisify(execFile);
/** The demo with a copy of the engine in `engine/`. */
export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-copy-'));

  constructor() {
    const demo = join(repository, 'demo');
    cpSync(join(repository, 'engine'), this.path('engine'), { recursive: true });
    for (const name of ['content', 'public', 'package.json'])
      cpSync(join(demo, name), this.path(name), { recursive: true });
    // The cache of encoded pictures is safe to share.
    mkdirSync(join(demo, '.cache'), { recursive: true });
    symlinkSync(join(demo, '.cache'), this.path('.cache'));
    symlinkSync(join(repository, 'node_modules'), this.path('node_modules'));
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

  async checkTypes(): Promise<void> {
    const only = { extends: './engine/tsconfig.json', include: ['engine/src'], exclude: ['engine/src/**/*.test.*'] };
    this.write('tsconfig.only.json', JSON.stringify(only));
    await this.#run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.only.json', '--incremental', 'false');
  }

  async build(): Promise<void> {
    await this.#run('engine/firstlight.mjs', 'build');
  }

  remove(): void {
    // A build that failed may still be writing.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  async #run(...command: string[]): Promise<void> {
    // Vitest sets these; the copy is built normally.
    const env = { ...process.env, NODE_ENV: '', VITEST: '' };
    await run(process.execPath, command, { cwd: this.folder, env, maxBuffer: 1e8 }).catch(
      (error: { stdout: string; stderr: string }) => {
        throw new Error(error.stdout + error.stderr);
      },
    );
  }
}
