import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { ContentProblem } from './problem.ts';

type Complaint = Pick<ContentProblem, 'expected' | 'found'>;

/** A content file's text, or the reason why it cannot be read. */
export function readText(path: string): string | Complaint {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return { expected: 'this file', found: 'no file that can be read' };
  }
  const expected = 'text in UTF-8';
  try {
    // The decoder also removes a byte order mark.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const odd = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.exec(text);
    if (!odd) return text;
    const line = text.slice(0, odd.index).split('\n').length;
    return { expected, found: `a character that is not text, in line ${line}` };
  } catch {
    return { expected, found: 'another encoding (save the file as UTF-8)' };
  }
}

/** True if a file of exactly this name exists, even on a case-insensitive disk. */
export function isFile(path: string): boolean {
  const [folder, name] = [dirname(path), basename(path)];
  const otherwise = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  try {
    if (!statSync(path).isFile()) return false;
    // Reading the folder for each of its files takes long; a case-sensitive disk makes it unnecessary.
    return !existsSync(join(folder, otherwise)) || readdirSync(folder).includes(name);
  } catch {
    return false;
  }
}

/** Relative paths of all files in a folder and below, except hidden ones; none if it does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => relative(folder, path).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)\./.test(path));
}

/** Files in `content/` that are not among the known paths. Pictures and downloads may be unused. */
export function otherFiles(root: string, known: ReadonlySet<string>, folder = 'content'): string[] {
  return filesBelow(join(root, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => !known.has(file) && !/^content\/(images|files)\/|\/(desktop\.ini|Thumbs\.db)$/.test(file))
    .sort();
}
