import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { wordsIn } from '#src/content/owner/words.ts';
import type { Content } from '#src/content/content.ts';
import type { Language } from '#src/i18n/languages.ts';
import { contentWarnings } from '#src/content/messages/warnings.ts';
import { contentFindings } from '#commands/doctor/content.ts';
import { optionalPages, pagesToTitle, pagesWithOwnPath } from '#src/app/pages.ts';
import { loadContent } from '#src/content/read/load.ts';
import { slugOf } from '#src/lib/slug.ts';
import { sign, signTexts, textsIn, wronglyMarked } from './borrowed-texts.ts';
import { drawSite, type DrawnPage } from './drawn-site.tsx';
import { OwnerContent } from './owner-content.ts';
import { repository } from '#checks/repository.ts';

// The demo with a third language from a words file. The build sets these constants before anything is imported.
vi.hoisted(() => Object.assign(globalThis, { siteLanguages: ['es', 'en', 'pt'], siteHasLanguageMenu: true }));

// Long, because the first rendering compiles the whole site.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const third = 'pt' as Language;
const words = readFileSync(`${repository}/checks/owners/words/pt.yaml`, 'utf8');

function owner(file: string | null = words): OwnerContent {
  const made = new OwnerContent().edit('site.yaml', (text) =>
    text.replace('languages: [es, en]', 'languages: [es, en, pt]'),
  );
  return file === null ? made : made.with('words/pt.yaml', file);
}

const greek = 'Άλμπα Σεράνο';
const inGreek = (text: string) =>
  text.replace(/^name: (Alba.*)/m, (_, name: string) => `name: { es: ${greek}, en: ${name}, pt: ${name} }`);

let content: Content;
let site: DrawnPage[];

beforeAll(async () => {
  content = signTexts(
    owner().edit('projects/cityvox.yaml', (text) => text.replace(/^description:\n/m, '$&  pt: Vozes da cidade.\n')),
  )
    .edit('profile.yaml', inGreek)
    .edit('site.yaml', inGreek)
    .load();
  site = await drawSite(content);
});

function drawn(page: string, language: string): DrawnPage & { html: string } {
  const found = site.find((each) => each.page === page && each.language === language);
  if (!found?.documents[0]) throw new Error(`${page} was not drawn in ${language}.`);
  return { ...found, html: found.documents[0] };
}

test('every page exists in the third language, in its own words', () => {
  const pagesOf = (language: string) => site.filter((each) => each.language === language).map(({ page }) => page);
  expect(pagesOf('pt')).toEqual(pagesOf('es'));
  const { shell, home, contact } = wordsIn(content, third);
  expect(shell.pages.home).toBe('Início');
  for (const page of pagesOf('pt'))
    for (const text of [shell.skipToContent, shell.pages.about, shell.openMenu])
      expect(drawn(page, 'pt').traces, page).toContain(text);
  expect(drawn('home', 'pt').traces).toContain(`# ${home.featuredProjects}`);
  expect(drawn('contact', 'pt').traces).toContain(contact.form.send);
});

test('its links stay in the language, with its dates and numbers', () => {
  const { html, traces } = drawn('projects', 'pt');
  expect(traces).toContain('/pt/about');
  expect(traces).not.toContain('/en/about');
  expect(html).toMatch(/<time[^>]*>\d+ de [a-z]{3}\. de \d{4}</);
});

test.each(['es', 'en', 'pt'])('search engines find all three in "%s"', (language) => {
  const links = [...drawn('about', language).html.matchAll(/<link [^>]*hrefLang="([^"]*)" href="([^"]*)"/gi)];
  expect(links.map(([, ...link]) => link.join(' '))).toEqual([
    'es https://example.com/about',
    'en https://example.com/en/about',
    'pt https://example.com/pt/about',
    'x-default https://example.com/about',
  ]);
});

test("a menu replaces the switch, with each language's own name", () => {
  const { traces, html } = drawn('home', 'pt');
  expect(traces).toContain('Idioma: português, PT');
  expect([...traces].filter((trace) => trace.startsWith('Mudar para'))).toEqual([]);
  const entries = [...html.matchAll(/<button type="button" lang="(\w+)"[^>]*>([^<]+)<\/button>/g)];
  expect(entries.map(([, code, name]) => `${code} ${name}`)).toEqual(['pt português', 'es español', 'en English']);
});

test('missing texts fall back to the default language and are marked as such; existing ones are shown', () => {
  const pages = site.filter(({ language }) => language === third);
  const spanish = new Set(textsIn(wordsIn(content, 'es')));
  const own = new Set(textsIn(wordsIn(content, third)).filter((word) => !spanish.has(word)));
  const wrong = pages.flatMap(({ page, documents }) =>
    documents.flatMap((html) => wronglyMarked(html, third, own).map((each) => `${page}: ${each}`)),
  );
  expect([...new Set(wrong)]).toEqual([]);
  const borrowing = pages.filter(({ documents }) => documents.some((html) => html.includes(sign)));
  expect(borrowing.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['home', 'projects', 'novel', 'about', 'contact', 'story']),
  );
  expect(drawn('projects', third).html).toMatch(/<p class="[^"]*">Vozes da cidade\.</);
});

test('a name in two scripts is in the right one on every page', () => {
  for (const { page, language, documents, traces } of site) {
    expect(traces, page).toContain(language === 'es' ? greek : 'Alba Serrano');
    if (language !== 'es') expect(documents.join(), `${page} ${language}`).not.toContain(greek);
  }
  const files = (language: string) => [...drawn('cv', language).traces].filter((each) => each.endsWith('.pdf'));
  expect(files('es')).toContain(`/resume/${slugOf(greek, 'es')}-cv-es.pdf`);
  expect(files('en')).toContain('/resume/alba-serrano-cv-en.pdf');
});

test('without fallbacks, nothing is marked', () => {
  const marks = site
    .filter(({ language, page }) => language !== third && page !== 'not-found' && page !== 'offline')
    .flatMap(({ documents }) =>
      documents.flatMap((html) => html.match(/<(?!html|button)\w+[^>]* lang="[^>]*>/g) ?? []),
    );
  expect(marks).toEqual([]);
});

const lineOf = (text: string) => words.slice(0, words.indexOf(text)).split('\n').length;

test.each([
  ['a place is lost', 'switchLanguage: Mudar para {language}', 'switchLanguage: Mudar', 'a text with \\{language\\}'],
  ['a list is too short', 'weekdays: [D, S, T, Q, Q, S, S]', 'weekdays: [D, S, T, Q, Q, S]', 'a list of 7 texts'],
])('%s, and the message names its line', (_name, from, to, expected) => {
  expect(words).toContain(from);
  const field = from.slice(0, from.indexOf(':'));
  const message = new RegExp(`pt\\.yaml:${lineOf(from)}\\D.*\\.${field}\\n\\s+expected: ${expected}`);
  expect(() => owner(words.replace(from, to)).load()).toThrow(message);
});

test('questions need no text in a language without the assistant', () => {
  const { faq } = owner()
    .with('faq.yaml', '- questions: { es: [¿Cuánto cuesta?], en: [How much?] }\n  answer: { es: Poco, en: Little }\n')
    .load();
  expect(faq?.[0]?.questions).toEqual({ es: ['¿Cuánto cuesta?'], en: ['How much?'], pt: [] });
  expect(faq?.[0]?.answer[third]).toBe('Poco');
});

test('a language without its words file, and how to write it', () => {
  expect(() => owner(null).load()).toThrow(/content\/words\/pt\.yaml\n[\s\S]*new language --code pt/);
});

test('missing words are in English and unknown ones are ignored, each with a note', () => {
  const older = owner(
    words
      .replace('  openMenu: Abrir menu\n', '')
      .replace('zoom: Ampliar', 'zooom: Ampliar')
      .replace(/^ +none: Nenhuma contribuição no .*\n/m, ''),
  );
  const { shell, gallery, contributions } = wordsIn(older.load(), third);
  expect([shell.openMenu, shell.closeMenu, gallery.zoom]).toEqual(['Open menu', 'Fechar menu', 'Zoom']);
  expect(contributions.total.none).toBeUndefined();
  const found = contentWarnings(older.without('answers').root, content);
  expect(found.map((each) => [each.file, each.field, each.found, each.hint].join(' | '))).toEqual([
    `content/words/pt.yaml:${lineOf('zoom: Ampliar') - 2} | gallery.zooom | the field "zooom" | did you mean zoom?`,
    'content/words/pt.yaml |  | a file without shell.openMenu, gallery.zoom (shown in English) | ',
  ]);
});

test('the doctor counts the texts to translate, and says what is still in English', () => {
  const said = (made: OwnerContent) =>
    contentFindings(made.root, made.load()).map(({ place, what }) => `${place}: ${what}`);
  expect(said(owner())).toContainEqual(
    expect.stringMatching(/^content\/: \d+ texts have no pt yet and show es: .*profile \d+.*privacy 2.*projects \d+/),
  );
  const english = owner().edit('privacy.yaml', (text) =>
    text.replace(/^body:\n/m, '$&  pt: The data that you send here are used to answer you, and for nothing else.\n'),
  );
  expect(said(english)).toContain('content/, privacy: a text in pt is still in English');
  expect(said(owner()).filter((each) => each.includes('still in English'))).toEqual([]);
});

test('counted words take the forms of the language, or one text for every count', () => {
  const frames = "  frames: '{count} imagens'\n";
  expect(words).toContain(frames);
  const forms = { one: '{count} zdjęcie', few: '{count} zdjęcia', other: '{count} zdjęć' };
  const few = words.replace(frames, `  frames: ${JSON.stringify(forms)}\n`);
  expect(wordsIn(owner(few).load(), third).card.frames).toEqual(forms);
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
