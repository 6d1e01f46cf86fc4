import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import type { Content } from '#src/content/content.ts';
import { loadContent } from '#src/content/read/load.ts';
import { writeFiles } from '#testing/temporary-folder.ts';

/** Linked, because pictures and files are only looked up. */
const linked = ['images', 'files'];

const made: string[] = [];
afterAll(() => made.forEach((root) => rmSync(root, { recursive: true, force: true })));

/** A copy of an owner's content, until the end of the test file. */
export class OwnerContent {
  readonly root = mkdtempSync(join(tmpdir(), 'owner-'));

  constructor(owner = process.cwd()) {
    made.push(this.root);
    const base = resolve(owner);
    cpSync(join(base, 'content'), join(this.root, 'content'), {
      recursive: true,
      filter: (path) => !linked.some((name) => path.startsWith(join(base, 'content', name))),
    });
    for (const name of linked)
      if (existsSync(join(base, 'content', name)))
        symlinkSync(join(base, 'content', name), join(this.root, 'content', name));
  }

  without(name: string): this {
    rmSync(join(this.root, 'content', name), { recursive: true });
    return this;
  }

  edit(name: string, change: (text: string) => string): this {
    const path = join(this.root, 'content', name);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${name} did not change.`);
    writeFileSync(path, after);
    return this;
  }

  with(name: string, text: string): this {
    writeFiles(this.root, { [`content/${name}`]: text });
    return this;
  }

  switchOff(...features: string[]): this {
    const lines = features.map((name) => `  ${name}: false\n`).join('');
    return this.edit('site.yaml', (text) => `${text}\nfeatures:\n${lines}`);
  }

  load(): Content {
    return loadContent(this.root);
  }
}

export function withoutField(text: string, field: string): string {
  return text.replace(new RegExp(`^${field}:.*\\n(?:(?: .*)?\\n)*`, 'm'), '');
}
