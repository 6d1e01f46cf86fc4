import { languages } from '#src/i18n/languages.ts';
import { everyLight, faultsIn, type Light } from '../support/axe.ts';
import { core, expect, hydrated, test } from '../support/fixtures.ts';
import { isThorough, siteAddresses } from '../support/site-addresses.ts';

// Long, because a whole page is checked in every theme and width.
test.describe.configure({ timeout: 120_000 });
// The checker is injected as a script, which the site's policy would refuse.
test.use({ bypassCSP: true, reducedMotion: 'reduce', allowedErrors: ['404'] });

// The languages together cover each theme and width; the thorough run covers all four in each language.
const lights: Record<string, readonly Light[]> = {
  es: [
    ['phone', 'light'],
    ['desk', 'dark'],
  ],
  en: [
    ['phone', 'dark'],
    ['desk', 'light'],
  ],
};

for (const { address, language } of siteAddresses) {
  const seen = (isThorough ? undefined : lights[language]) ?? everyLight();
  const home = language === languages[0] ? core : {};
  test(
    `${address} has no accessibility faults (${seen.map((light) => light.join(', ')).join('; ')})`,
    home,
    async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await hydrated(page);
      expect(await faultsIn(page, seen)).toEqual([]);
    },
  );
}

/** A user style sheet with wide text spacing (WCAG 1.4.12). */
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const { address, language } of siteAddresses.filter(({ page }) => page !== 'offline'))
  test(`${address} at 320 px: no sideways scroll, wide-spaced text is not clipped, nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(address);
    await hydrated(page);
    expect(await page.evaluate(moving), 'what moves for those who asked for less').toEqual([]);
    expect(await page.evaluate(overflow), 'sideways scroll').toBeLessThanOrEqual(0);
    await page.addStyleTag({ content: wideSpacing });
    // Glyph widths may round up by a pixel.
    expect(await page.evaluate(overflow), `sideways scroll with wide spacing (${language})`).toBeLessThanOrEqual(1);
    expect(await page.evaluate(cutTexts)).toEqual([]);
  });

/** How far the page overflows sideways. Lines may be wider until the fonts have loaded. */
async function overflow(): Promise<number> {
  await document.fonts.ready;
  return document.documentElement.scrollWidth - innerWidth;
}

function moving(): (string | undefined)[] {
  const isMotion = ({ effect, playState }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50;
  return document
    .getAnimations()
    .filter(isMotion)
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100));
}

function cutTexts(): string[] {
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const isCut = (text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let around = text.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      if (cuts(overflowY) && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2)) return true;
      if (cuts(overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2)) return true;
      if (!cuts(overflowX) && overflowX !== 'visible') return false;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!node.data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.sr-only, [aria-hidden="true"], [inert]')) continue;
    if (isCut(node)) found.push(element.outerHTML.slice(0, 160));
  }
  return found;
}
