import { expect, test } from 'vitest';
import { checkAgainst, type CheckWords } from './unsupported.ts';

const english: CheckWords = {
  language: 'en',
  ordinary: 'she the works uses it is since with and in for yes this photographs may',
  numbers: '2 two, 3 three, 17 seventeen',
  capitalNouns: false,
};
const source = `title: Nimbus App
date: 2025-06-14
description: "Ana Ruiz wrote it in Málaga with Node.js and 3D maps: 1,295 players, 4.5 stars, 300s exposures."
link: https://www.nimbusapp.es/
place: full stack developer at Luis Gil in İzmir`;

test.each([
  'She works in Málaga.',
  'Works since June 2025, with 1.295 players and 4.5 stars.',
  'Nimbus App is from 14 June 2025 (2025-06-14); it uses Node.js and 3D.',
  'Ana Ruiz’s exposures: 300 s. Málaga’s maps. In 2025.',
  'A Full Stack Developer. I may: see nimbusapp.es.',
  'It is İzmir’de.',
])('finds nothing in: %s', (text) => {
  expect(checkAgainst([source], english)(text)).toEqual([]);
});

test.each([
  ['It has 14 players.', '14'],
  ['It has 6 maps.', '6'],
  ['It has seventeen maps.', 'seventeen'],
  ['It has 1.296 players.', '1.296'],
  ['It has 45 stars.', '45'],
  ['It has 3 maps.', '3'],
  ['It has ٤٥ stars.', '45'],
  ['Since July 2025.', 'July 2025'],
  ['Since June 2024.', 'June 2024'],
  ['Since 15 June 2025.', '15 June 2025'],
  ['On 2025-06-15.', '2025-06-15'],
  ['It is from May.', 'May'],
  ['On Monday.', 'Monday'],
  ['She works for Google.', 'Google'],
  ['Google is in it.', 'Google'],
  ['It uses GraphQL and iOS.', 'GraphQL'],
  ['She is Ana Gil.', 'Ana Gil'],
  ['Write to ana@nimbusapp.es.', 'ana@nimbusapp.es'],
  ['See https://nimbusapp.es/buy or nimbusapp.com.', 'nimbusapp.es/buy'],
  ['It is in Torremolinos.', 'Torremolinos'],
])('finds in: %s', (text, claim) => {
  expect(checkAgainst([source], english)(text)).toContain(claim);
});

test('knows months in any language of the site, and nouns with capitals', () => {
  const german = { ...english, language: 'de', ordinary: 'karte sie zeigt', numbers: '2 zwei', capitalNouns: true };
  const check = checkAgainst(['2025-06-14: Izmir'], german);
  expect(check('Sie zeigt die Karte von Izmir, Juni 2025.')).toEqual([]);
  expect(check('Sie zeigt zwei Karten von Bursa im Mai 2025.')).toEqual(['Mai 2025', 'zwei', 'Karten', 'Bursa']);
});

test('in a script without capitals, every word must be in the source or ordinary', () => {
  const arabic = { ...english, language: 'ar', ordinary: 'تعمل في', numbers: '3 ثلاثة' };
  const check = checkAgainst(['مهندسة في القاهرة، 14 يونيو 2025'], arabic);
  expect(check('تعمل في القاهرة، يونيو ٢٠٢٥')).toEqual([]);
  expect(check('تعمل في دبي')).toEqual(['دبي']);
  expect(check('ثلاثة')).toContain('ثلاثة');
});
