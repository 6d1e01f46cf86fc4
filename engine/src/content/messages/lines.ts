import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../read/files.ts';

/** The texts of the content. `lines` are without comments and count from 1. */
export function writtenFiles(root: string) {
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
