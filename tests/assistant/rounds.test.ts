import { describe, expect, it } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
import { enginesFor } from './fixture.ts';
import { heldIn, loadRounds } from './rounds.ts';

const content = loadContent(process.cwd());
const isShipped = content.site.url === 'https://example.com';

/** The share that a round may not fall below; `npm run assistant:eval` prints where each stands. */
const least = 0.62;

describe.skipIf(!isShipped)('the rounds of fresh questions', () => {
  const engines = enginesFor(content);
  it.each(loadRounds(process.cwd()))('$name is still answered in $language', (round) => {
    expect(heldIn(engines, round) / round.questions.length).toBeGreaterThanOrEqual(least);
  });
});
