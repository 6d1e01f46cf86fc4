import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { ContentProblem } from './problem.ts';

type Complaint = Pick<ContentProblem, 'expected' | 'found'>;

/** A content file's text, or why it has none. */
export function readText(path: string): string | Complaint {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return { expected: 'this file', found: 'no file that can be read' };
  }
  const expected = 'text in UTF-8';
  try {
    // It also drops the mark that some editors put at the beginning.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const odd = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.exec(text);
    if (!odd) return text;
    const line = text.slice(0, odd.index).split('\n').length;
    return { expected, found: `a character that is no text, in line ${line}` };
  } catch {
    return { expected, found: 'another encoding (save the file as UTF-8)' };
  }
}

/** True for a file of exactly this name, also where the disk does not tell capitals from small letters. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile() && readdirSync(dirname(path)).includes(basename(path));
  } catch {
    return false;
  }
}

/** Every file below a folder, but for hidden ones, as its path from there; none when there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => relative(folder, path).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)\./.test(path));
}

/** Left there by systems that show folders. */
const systemFiles = new Set(['desktop.ini', 'Thumbs.db']);

/** Holds whatever the owner likes: what is not named there is not used. */
const freeFolders = new Set(['content/images', 'content/files']);

/** What lies below `content/`, beside pictures and files for download, and is none of the known paths. */
export function otherFiles(root: string, known: ReadonlySet<string>, folder = 'content'): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const own = `${folder}/${name}`;
      if (name.startsWith('.') || systemFiles.has(name) || freeFolders.has(own) || known.has(own)) return [];
      return statSync(join(root, own)).isDirectory() ? otherFiles(root, known, own) : [own];
    });
}
