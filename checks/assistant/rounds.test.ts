import { describe, expect, it } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
import type { Language } from '#src/i18n/languages.ts';
import { enginesFor } from './fixture.ts';
import { heldIn, loadRounds } from './rounds.ts';
import { repository } from '#checks/repository.ts';

const content = loadContent(process.cwd());
const isShipped = content.site.url === 'https://example.com';

/** What `npm run assistant:eval` printed last, in percent of right and wrong; set them again when that changes. */
const reached: Record<'rounds' | 'held-out', Partial<Record<Language, [number, number]>>> = {
  rounds: { es: [79, 16], en: [81, 13] },
  'held-out': { es: [77, 18], en: [82, 11] },
};
/** A whole set takes a while on a busy machine. */
const longest = 180_000;
/** Points that a change may cost if it improves others. */
const margin = 2;

describe.skipIf(!isShipped)('graded conversations', () => {
  const engines = enginesFor(content);
  it.each([
    ['rounds', 'es'],
    ['rounds', 'en'],
    ['held-out', 'es'],
    ['held-out', 'en'],
  ] as const)(
    '%s are answered as well as before in %s',
    (folder, language) => {
      const verdicts = loadRounds(repository, folder)
        .filter((round) => round.language === language)
        .flatMap(({ questions }) => questions.map((question) => heldIn(engines, language, question)));
      const share = (of: string) => (100 * verdicts.filter((verdict) => verdict === of).length) / verdicts.length;
      const [right, wrong] = reached[folder][language]!;
      expect(share('right')).toBeGreaterThanOrEqual(right - margin);
      expect(share('wrong')).toBeLessThanOrEqual(wrong + margin);
    },
    longest,
  );
});
