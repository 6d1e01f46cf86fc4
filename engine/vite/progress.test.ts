import { expect, test } from 'vitest';
import { progressOn } from './progress.ts';

function written(isTTY: boolean): string {
  let text = '';
  const progress = progressOn({ isTTY, write: (each) => (text += each) !== '' });
  progress.stage('pages');
  progress.count('pictures', 0, 10);
  progress.count('pages', 1, 10);
  progress.clear();
  progress.end();
  return text;
}

const end = /^Built in [\d.]+ s \(start [\d.]+, pages [\d.]+\)\.$/;

test('a terminal gets one line that is overwritten', () => {
  const [line = '', rest] = written(true).split('\n');
  const shown = line.split('\r\u001b[K');
  expect(shown.slice(0, -1)).toEqual(['', 'Building the site: pages…', 'Building the site: pages, 1 of 10…', '']);
  expect(shown.at(-1)).toMatch(end);
  expect(rest).toBe('');
});

test('a log gets the beginning and the end', () => {
  const [first, last, rest] = written(false).split('\n');
  expect([first, rest]).toEqual(['Building the site…', '']);
  expect(last).toMatch(end);
});
