import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileFacts } from '#src/assistant/facts/compile.ts';
import { loadContent } from '#src/content/read/load.ts';
import { languages } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/fold-text.ts';
import { engineRoot } from '#src/content/roots.ts';

const folder = join(engineRoot, 'src/assistant');
const content = loadContent(process.cwd());

function filesIn(path: string): string[] {
  return readdirSync(path).flatMap((name) => {
    const inner = join(path, name);
    return statSync(inner).isDirectory() ? filesIn(inner) : [inner];
  });
}

/** Names that belong to this owner's content: people, projects, places, the novel. */
function ownNames(): string[] {
  const names = languages.flatMap((language) => {
    const { entities, owner, newsletter } = compileFacts(content, language);
    const titles = entities
      .filter(({ kind }) => ['project', 'photography', '2d-3d', 'character', 'novel', 'review'].includes(kind))
      .map(({ title }) => title);
    const places = entities.flatMap(({ values }) => (values.frames ?? []).flatMap(({ place }) => place ?? []));
    return [...titles, ...places, owner.name, owner.short, owner.location, newsletter?.title ?? ''];
  });
  const parts = names.flatMap((name) => [name, ...name.split(', ')]);
  return [...new Set(parts.map((name) => foldText(name).trim()))].filter(
    (name) => name.length > 3 && !generic.has(name),
  );
}

/** Countries and first names that are ordinary words as well. */
const generic = new Set(['espana', 'spain', 'tomas']);

it('holds no name of the owner, a project, a place or the novel in code or language data', () => {
  const names = ownNames();
  expect(names.length).toBeGreaterThan(20);
  const files = filesIn(folder).filter((file) => !file.endsWith('.test.ts'));
  const found = files.flatMap((file) => {
    const text = ` ${foldText(readFileSync(file, 'utf8')).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    return names
      .filter((name) => text.includes(` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')} `))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
