import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../read/files.ts';

export interface WrittenFile {
  file: string;
  source: string;
  /** Without comments; lines count from 1. */
  lines: { line: number; text: string }[];
}

export function writtenFiles(root: string): WrittenFile[] {
  return filesBelow(join(root, 'content'))
    .filter((file) => /^(?!images\/|files\/).*\.(ya?ml|md)$/.test(file))
    .sort()
    .map((file) => {
      const source = readFileSync(join(root, 'content', file), 'utf8');
      const lines = source.split('\n').map((text, index) => ({ line: index + 1, text }));
      const isNote = (text: string) => !file.endsWith('.md') && /^\s*#/.test(text);
      return { file: `content/${file}`, source, lines: lines.filter(({ text }) => !isNote(text)) };
    });
}
