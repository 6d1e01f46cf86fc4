import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentFindings } from '#commands/doctor/content.ts';
import { plainData } from '#src/assistant/plain/plain-data.loader.ts';
import { engineFrom, reply } from '#src/assistant/reply.ts';
import type { Content } from '#src/content/content.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import { loadContent } from '#src/content/read/load.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { repository } from '#checks/repository.ts';
import { makeImported } from './imported-owner.ts';

// Turkish and German, which the assistant has not learned.
vi.hoisted(() => Object.assign(globalThis, { siteLanguages: ['tr', 'de'] }));

const site = mkdtempSync(join(tmpdir(), 'derya-'));
let content: Content;
let ask: (language: string, ...questions: string[]) => ReturnType<typeof reply>;

beforeAll(async () => {
  await makeImported(join(repository, 'checks/owners/derya'), site);
  content = loadContent(site);
  const data = (language: Language) => plainData({ content, language, words: wordsIn(content, language) });
  const engines = new Map(languages.map((language) => [language, engineFrom(data(language))]));
  ask = (language, ...questions) => {
    const turns = questions.map((text) => ({ role: 'user' as const, content: text }));
    return reply(engines, turns, language as Language);
  };
});

afterAll(() => rmSync(site, { recursive: true }));

test('the site has its chat, and the doctor says what answers', () => {
  expect(content.features.chat).toBe(true);
  const said = () => contentFindings(site, content).map(({ what }) => what);
  expect(said()).toContainEqual(expect.stringMatching(/not learned "tr": it answers there with your own answers/));
  vi.stubEnv('CHAT_PROVIDER_URL', 'http://127.0.0.1:9');
  expect(said()).toContainEqual(expect.stringMatching(/not learned "de": your provider answers there/));
});

test.each([
  ['tr', 'Baskı fiyatları ne kadar?', 'Bir baskı 80 avrodan başlar.'],
  ['de', 'Wie teuer sind denn die Abzüge?', 'Ein Abzug kostet ab 80 Euro.'],
  ['tr', 'ILICA HEYELAN DUYARLILIK HARITASI nedir?', '**Heyelan Duyarlılık Haritası**: Ilıca’dan Işıkkent’e'],
  ['de', 'Was ist die Karte der Erdrutschgefahr?', '**Karte der Erdrutschgefahr**: Hänge von Ilıca bis Işıkkent'],
  ['tr', 'Projeler neler?', 'Heyelan Duyarlılık Haritası'],
  ['de', 'Welche Projekte gibt es?', 'Karte der Erdrutschgefahr'],
  ['de', 'Wie ist die E-Mail?', 'derya@derya.example'],
  ['tr', 'Hangi diller var?', 'Almanca (akıcı)'],
  // In the other language of the site.
  ['tr', 'Was kostet ein Abzug?', 'Ein Abzug kostet ab 80 Euro.'],
])('in "%s": %s', (language, question, said) => {
  const { text, facts } = ask(language, question);
  expect(text).toContain(said);
  // A model phrases nothing that the assistant is unsure of.
  expect(facts.length > 0).toBe(!text.startsWith(wordsIn(content, language as Language).assistant.nearest));
});

test('says so when the site says nothing of it, and when it is not sure', () => {
  const { nothing, nearest } = wordsIn(content, 'de' as Language).assistant;
  expect(ask('de', 'Wer gewann 1998 die Weltmeisterschaft im Schach?')).toMatchObject({ text: nothing, facts: [] });
  expect(ask('de', 'Und wo?').text).toBe(nothing);
  const text = expect.stringMatching(new RegExp(`^${nearest}\n\n- .*Ägäis`)) as string;
  expect(ask('de', 'Wartet jemand auf das Licht der Ägäis?')).toMatchObject({ text, facts: [] });
});

test('a question without words of its own is read with the one before', () => {
  expect(ask('de', 'Was kostet ein Abzug?', 'Und wie ist das?').text).toBe('Ein Abzug kostet ab 80 Euro.');
});

test('names the entry that an answer is about', () => expect(ask('tr', 'Sis serisini anlat').sources).toEqual(['sis']));
