import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { make } from './make.ts';

// Linux has a file that is on a full disk.
test.runIf(process.platform === 'linux')('a full disk is one line, and what was written stays', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'content'));
  symlinkSync('/dev/full', join(root, 'content/b.yaml'));
  const files = ['a', 'b', 'c'].map((name) => ({ file: `content/${name}.yaml`, text: name, replaces: true }));
  expect(() => make({ what: '', questions: [], make: () => files }, {}, root, ['en'])).toThrow(
    /^content\/b\.yaml cannot be written: the disk is full\. 1 of 3 files are written and stay\.$/,
  );
  expect(readFileSync(join(root, 'content/a.yaml'), 'utf8')).toBe('a');
});
