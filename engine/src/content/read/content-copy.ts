import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { loadContent } from './load.ts';

export function contentCopy() {
  const copy = {
    root: '',
    rewrite(file: string, change: (text: string) => string): void {
      const path = join(copy.root, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      expect(after, 'the test must change something').not.toBe(before);
      writeFileSync(path, after);
    },
    messageAfter(...change: [file: string, change: (text: string) => string]): string {
      copy.rewrite(...change);
      try {
        loadContent(copy.root);
      } catch (error) {
        return (error as Error).message;
      }
      return 'no error';
    },
  };

  beforeEach(() => {
    copy.root = temporaryFolder();
    // Pictures and files are only checked for existence, so a link is enough.
    cpSync('content', join(copy.root, 'content'), {
      recursive: true,
      filter: (path) => !/^content\/(images|files)\b/.test(path),
    });
    for (const folder of ['images', 'files'])
      symlinkSync(join(process.cwd(), 'content', folder), join(copy.root, 'content', folder));
  });
  return copy;
}
