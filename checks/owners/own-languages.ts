import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { faultsOf } from '#checks/journeys/support/axe.ts';
import { expect, hydrated, test } from '#checks/journeys/support/fixtures.ts';
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

/** Tests that every page has its language and direction, fits three widths, and has no accessibility faults. */
export function testPages({ paths, languages }: Visited): void {
  const pathsIn = (language: string) => ('length' in paths ? paths : (paths[language] ?? [])) as readonly string[];
  for (const [language, { prefix, direction }] of Object.entries(languages))
    for (const path of pathsIn(language)) {
      const address = prefix + path || '/';
      test(`${address} is in "${language}", ${direction}, and fits every width`, async ({ page }) => {
        await page.goto(address);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  for (const colorScheme of ['light', 'dark'] as const)
    for (const path of pathsIn(Object.keys(languages)[0] ?? ''))
      test.describe(() => {
        test.use({ colorScheme, reducedMotion: 'reduce', bypassCSP: true });

        test(`${path || '/'} has no accessibility faults (${colorScheme})`, async ({ page }) => {
          await page.goto(path || '/', { waitUntil: 'networkidle' });
          await hydrated(page);
          expect(await faultsOf(page)).toEqual([]);
        });
      });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
