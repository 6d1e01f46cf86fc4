import { expect, test } from 'vitest';
import { foldText } from '#src/lib/fold-text.ts';
import { find, foldIndex, markedOf, mostResults, foldPlaces } from './find.ts';
import type { SearchEntry } from './search-entry.ts';

const entry = (title: string, ...parts: SearchEntry['parts']): SearchEntry => ({
  kind: 'note',
  title,
  address: `/${title}`,
  parts,
});

const titlesFor = (entries: SearchEntry[], query: string) =>
  find(foldIndex(entries), query).results.map(({ title }) => title.map(({ text }) => text).join(''));

/** Pieces of a text, with what was found in brackets. */
const shown = (pieces: ReturnType<typeof markedOf> = []) =>
  pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('');
const marked = (text: string, ...words: string[]) => shown(markedOf(text, words.map(foldText)));

const letters = [...'aéİIıßæÆøςΣΑيىةأآـ\u0301\u0308ñ가が漢𝒜 -'];
/** Every sequence of three letters. */
const samples = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));

test('without a result, a few pages are suggested', () => {
  const pages = ['a', 'b', 'c', 'd'].map((title) => ({ ...entry(title, { text: '' }), kind: 'page' as const }));
  const { count, results } = find(foldIndex([...pages, entry('note')]), 'xyz');
  expect([count, results.map(({ address }) => address)]).toEqual([0, ['/a', '/b', '/c']]);
});

test('a letter-by-letter fold is the same as folding the whole text', () => {
  expect(samples.filter((text) => foldPlaces(text).folded !== foldText(text))).toEqual([]);
});

test('marks keep the whole text', () => {
  const joined = (text: string, term: string) => markedOf(text, [term]).reduce((all, piece) => all + piece.text, '');
  const terms = letters.map(foldText).filter((term) => term.trim() !== '');
  for (const text of samples) expect(terms.filter((term) => joined(text, term) !== text)).toEqual([]);
});

test.each([
  ['Málaga de noche', 'malaga', '[Málaga] de noche'],
  ['Isparta’da ILICA ve ılıca', 'ılıca', 'Isparta’da [ILICA] ve [ılıca]'],
  ['İstanbul', 'istanbul', '[İstanbul]'],
  ['Die Straße', 'strasse', 'Die [Straße]'],
  ['أضواء المدينة', 'اضواء', '[أضواء] المدينة'],
  ['مُوسِيقى هادئة', 'موسيقي', '[مُوسِيقى] هادئة'],
  ['cafe\u0301 y más', 'cafe', '[cafe\u0301] y más'],
  ['Nachtaufnahmen', 'aufnahme', 'Nacht[aufnahme]n'],
  ['天体写真の記録', '写真', '天体[写真]の記録'],
])('%s: %s is found and marked', (text, word, expected) => expect(marked(text, word)).toBe(expected));

test('one or two letters only count at the beginning of a word', () => {
  expect(marked('a cat on a mat', 'a')).toBe('[a] cat on [a] mat');
  expect(titlesFor([entry('Banana'), entry('An apple')], 'an')).toEqual(['An apple']);
});

const entries = [
  entry('Batteries', { text: 'Eight of them.' }, { anchor: 'cold', heading: 'Cold', text: 'Flying in winter.' }),
  entry('Winter', { text: 'Snow.' }),
  entry('Other', { text: 'A winterly day in Spain.' }),
  { ...entry('About'), kind: 'page' as const },
  { ...entry('Privacy'), kind: 'page' as const, address: '/contact#privacy' },
];

test('a title is before a text, and a word before a part of one', () => {
  expect(titlesFor(entries, 'WINTER')).toEqual(['Winter', 'Batteries', 'Other']);
});

test('every word must be in the entry, wherever', () => {
  expect(titlesFor(entries, 'eight winter')).toEqual(['Batteries']);
  expect(find(foldIndex(entries), 'eight snow').count).toBe(0);
});

test('a result leads to the section that has the words, and shows them', () => {
  const [first] = find(foldIndex(entries), 'flying').results;
  expect(first?.address).toBe('/Batteries#cold');
  expect(shown(first?.excerpt)).toBe('Cold · [Flying] in winter.');
});

test('without a query, the whole pages are offered', () => expect(titlesFor(entries, '  ')).toEqual(['About']));

test('a long text is cut around the found word', () => {
  const long = entry('Long', { text: `${'before '.repeat(60)}needle ${'after '.repeat(60)}` });
  const text = shown(find(foldIndex([long]), 'needle').results[0]?.excerpt);
  expect(text).toMatch(/^… before .*\[needle\] after.* …$/);
  expect(text.length).toBeLessThan(200);
});

test('very many are counted, not shown', () => {
  const many = Array.from({ length: mostResults + 7 }, (_, index) => entry(`Star ${index}`));
  const { count, results } = find(foldIndex(many), 'star');
  expect([count, results.length]).toEqual([mostResults + 7, mostResults]);
});
