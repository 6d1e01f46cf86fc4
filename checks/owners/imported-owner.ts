import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { importFrom } from '#commands/new/import/files.ts';
import type { Answers } from '#commands/new/kind.ts';
import { kinds, make, withInitials } from '#commands/new/make.ts';

// An owner in `checks/owners/` with a `resume.json` has the site that `firstlight new owner --from` makes of it. Her
// `content/` is what she changed in it afterwards.

/** The answers to the command, `from` among them; undefined for an owner without a resume. */
export function importOf(owner: string): Answers | undefined {
  const from = join(owner, 'resume.json');
  if (!existsSync(from)) return undefined;
  return { from, ...(parse(readFileSync(join(owner, 'answers.yaml'), 'utf8')) as Answers) };
}

/** Writes the site into `place`, as the command does but in this process. */
export async function makeImported(owner: string, place: string): Promise<void> {
  const { from = '', ...answers } = importOf(owner) ?? {};
  const imported = await importFrom(from);
  const kind = kinds.owner;
  if (!kind) throw new Error('The command makes no owner.');
  const all = withInitials(kind, { ...imported.answers, ...answers }, []);
  make(kind, all, place, all.languages?.split(',') ?? [], imported);
  layOver(owner, place);
}

/** Copies the owner's content. Fields of a YAML file that exists change only themselves. */
export function layOver(owner: string, place: string): void {
  const [language = ''] = importOf(owner)?.languages?.split(',') ?? [];
  for (const entry of readdirSync(join(owner, 'content'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = source.replace(owner, place);
    mkdirSync(dirname(target), { recursive: true });
    if (!/\.yaml$/.test(source) || !existsSync(target)) cpSync(source, target);
    else writeFileSync(target, stringify(changed(read(target), read(source), language)));
  }
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Entries of lists are changed by their place; a text gets its translations. */
function changed(before: unknown, change: unknown, language: string): unknown {
  if (change === undefined) return before;
  if (Array.isArray(before) && Array.isArray(change))
    return Array.from({ length: Math.max(before.length, change.length) }, (_, at) =>
      changed(before[at], change[at], language),
    );
  if (!isMap(change)) return change;
  const fields = isMap(before) ? before : typeof before === 'string' ? { [language]: before } : {};
  return Object.fromEntries(
    [...new Set([...Object.keys(fields), ...Object.keys(change)])].map((name) => [
      name,
      changed(fields[name], change[name], language),
    ]),
  );
}
