import { expect, test } from 'vitest';
import { typingSteps } from './typing-steps.ts';

const steps = typingSteps({ question: '¿Qué construimos?', command: 'npm run dev...', working: 'Trabajando' });

function at(ms: number): string | undefined {
  let end = 0;
  return steps.find((step) => (end += step.ms) > ms)?.text;
}

test.each([
  [9_999, '¿Qué construimos?'],
  [10_000, ''],
  [10_300, 'npm'],
  [11_400, 'npm run dev...'],
  [12_899, 'npm run dev...'],
  [12_900, ''],
  [14_100, 'Trabajando.'],
  [14_500, 'Trabajando...'],
  [17_499, 'Trabajando...'],
  [17_500, undefined],
])('after %d ms it shows %j', (ms, text) => expect(at(ms)).toBe(text));
