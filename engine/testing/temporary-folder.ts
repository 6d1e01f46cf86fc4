import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder with these files that goes away after the test. */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** Writes files and the folders that they need. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
