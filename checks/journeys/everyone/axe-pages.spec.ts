import { isThorough } from '#checks/repository.ts';
import { languages } from '#src/i18n/languages.ts';
import { bothLights, everyLight, faultsIn, type Light } from '../support/axe.ts';
import { core, expect, hydrated, test } from '../support/fixtures.ts';
import { badTexts, fitsEnlarged, movingParts, overflow } from '../support/layout.ts';
import { siteAddresses } from '../support/site-addresses.ts';

// Long, because a whole page is checked in several lights and widths.
test.describe.configure({ timeout: 120_000 });
// The checker is injected as a script, which the site's policy would refuse.
test.use({ bypassCSP: true, reducedMotion: 'reduce', allowedErrors: ['404'] });

/** The lights of the first language and of the others; the thorough run has all of them in each language. */
const lights: readonly (readonly Light[])[] = [
  bothLights,
  [
    ['desk', 'light'],
    ['phone', 'lamp'],
  ],
];

/** A user style sheet with wide text spacing (WCAG 1.4.12). */
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const small = { width: 320, height: 256 };

for (const { address, language } of siteAddresses) {
  const isFirst = language === languages[0];
  test(
    `${address} is accessible and fits, whatever the light, width and size of text`,
    isFirst ? core : {},
    async ({ page }) => {
      await page.setViewportSize(small);
      await page.goto(address, { waitUntil: 'networkidle' });
      await hydrated(page);
      expect(await page.evaluate(movingParts), 'what moves for those who asked for less').toEqual([]);
      expect(await page.evaluate(overflow), 'sideways scroll').toBeLessThanOrEqual(0);
      await fitsEnlarged(page);
      expect(await faultsIn(page, isThorough ? everyLight() : (lights[isFirst ? 0 : 1] ?? []))).toEqual([]);
      await page.setViewportSize(small);
      await page.addStyleTag({ content: wideSpacing });
      // Glyph widths may round up by a pixel.
      expect(await page.evaluate(overflow), 'sideways scroll with wide spacing').toBeLessThanOrEqual(1);
      expect(await page.evaluate(badTexts)).toEqual([]);
    },
  );
}
