import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { bothLights, faultsIn } from '#checks/journeys/support/axe.ts';
import { expect, hydrated, test } from '#checks/journeys/support/fixtures.ts';
import { overflow } from '#checks/journeys/support/layout.ts';
import { repository } from '#checks/repository.ts';

/** The interface text that the engine has for owners to take. */
export function shippedWords(language: string): Dictionary {
  return parse(readFileSync(`${repository}/engine/words/${language}.yaml`, 'utf8')) as Dictionary;
}

interface Visited {
  /** Paths of the pages; per language, if they differ. */
  paths: readonly string[] | Readonly<Record<string, readonly string[]>>;
  /** Address prefix and direction of each language. */
  languages: Readonly<Record<string, { prefix: string; direction: 'ltr' | 'rtl' }>>;
}

/** Tests that every page has its language and direction, fits three widths, and has no accessibility violations. */
export function testPages({ paths, languages }: Visited): void {
  const [first] = Object.keys(languages);
  test.describe(() => {
    test.use({ reducedMotion: 'reduce', bypassCSP: true });
    for (const [language, { prefix, direction }] of Object.entries(languages))
      for (const path of 'length' in paths ? (paths as readonly string[]) : (paths[language] ?? [])) {
        const address = prefix + path || '/';
        test(`${address} is in "${language}", ${direction}, fits every width and is accessible`, async ({ page }) => {
          await page.goto(address, { waitUntil: 'networkidle' });
          await hydrated(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          for (const width of [390, 768, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            expect(await page.evaluate(overflow), `${width} px`).toBeLessThanOrEqual(0);
          }
          if (language === first) expect(await faultsIn(page, bothLights)).toEqual([]);
        });
      }
  });
}
