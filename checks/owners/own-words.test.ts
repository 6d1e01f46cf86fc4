import { readFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { contentFindings } from '#commands/doctor/content.ts';
import { optionalPages, pagesToTitle, pagesWithOwnPath } from '#src/app/pages.ts';
import { contentWarnings } from '#src/content/messages/warnings.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import { loadContent } from '#src/content/read/load.ts';
import type { Language } from '#src/i18n/languages.ts';
import { OwnerContent } from './owner-content.ts';
import { repository } from '#checks/repository.ts';

// The demo with a third language from a words file. The build sets these constants before anything is imported.
vi.hoisted(() => Object.assign(globalThis, { siteLanguages: ['es', 'en', 'pt'], siteHasLanguageMenu: true }));
vi.setConfig({ testTimeout: 120_000 });

const third = 'pt' as Language;
const words = readFileSync(`${repository}/checks/owners/words/pt.yaml`, 'utf8');
const owners: OwnerContent[] = [];
afterAll(() => owners.forEach((each) => each.remove()));

function owner(file = words): OwnerContent {
  const made = new OwnerContent()
    .edit('site.yaml', (text) => text.replace('languages: [es, en]', 'languages: [es, en, pt]'))
    .with('words/pt.yaml', file);
  owners.push(made);
  return made;
}

test('missing words of an absent part are not listed, and translated ones are not called English', () => {
  const without = owner(words.slice(0, words.indexOf('\nnovel:')) + words.slice(words.indexOf('\ncv:'))).without(
    'novel',
  );
  const loaded = without.without('answers').load();
  const notes = contentWarnings(without.root, loaded).filter(({ file }) => file.includes('words/'));
  expect(notes).toEqual([]);
  const said = contentFindings(without.root, loaded).map(({ place, what }) => `${place}: ${what}`);
  expect(said.filter((each) => each.includes('still in English'))).toEqual([]);
});

test('counted words take the forms of the language, or one text for every count', () => {
  const frames = "  frames: '{count} imagens'\n";
  expect(words).toContain(frames);
  const few = words.replace(
    frames,
    "  frames: { one: '{count} zdjęcie', few: '{count} zdjęcia', other: '{count} zdjęć' }\n",
  );
  expect(wordsIn(owner(few).load(), third).card.frames).toMatchObject({
    few: '{count} zdjęcia',
    other: '{count} zdjęć',
  });
  expect(wordsIn(owner().load(), third).card.frames).toEqual({ one: '{count} imagens', other: '{count} imagens' });
});

test('a mistake in the words does not hide the pages of the owner', () => {
  const made = owner(words.replace('closeMenu: Fechar menu', 'closeMenu: Fechar {menu}'))
    .with('pages/prints.es.md', '---\ntitle: Copias\nsummary: Precios.\n---\n\nTexto.\n')
    .edit('site.yaml', (text) => text.replace(/^pages:\n/m, '$&  prints: { path: copias }\n'));
  expect(() => loadContent(made.root, { shown: pagesToTitle, absent: optionalPages, paths: pagesWithOwnPath })).toThrow(
    /^One problem in content[\s\S]*closeMenu/,
  );
});

test('the doctor names titles of a new site that are still in English', () => {
  const said = (title: string) => {
    const made = owner().edit('site.yaml', (text) =>
      text.replace(/^  about:\n    title:\n/m, `$&      pt: ${title} · Alba\n`),
    );
    return contentFindings(made.root, made.load()).filter(({ what }) => what === 'a title in pt is still in English');
  };
  expect(said('About me')).toHaveLength(1);
  expect(said('Sobre mim')).toEqual([]);
});
