import { expect, type Page } from '@playwright/test';

// The functions without a page run in the page.

/** How far the page overflows sideways. Lines may be wider until the fonts have loaded. */
export async function overflow(): Promise<number> {
  await document.fonts.ready;
  return document.documentElement.scrollWidth - innerWidth;
}

export function movingParts(): (string | undefined)[] {
  const isMotion = ({ effect, playState }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50;
  return document
    .getAnimations()
    .filter(isMotion)
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100));
}

/** The layout shifts from now on; `hadRecentInput` marks those after a press or a key. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; hadRecentInput: boolean }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as (typeof shifts)[0];
        shifts.push({ value, hadRecentInput });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { value: number; hadRecentInput: boolean }[] }).shifts);
}

/** Visible text smaller than 13 px, or cut off by an element around it. */
export function badTexts(): string[] {
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
    if (element.closest('noscript, .sr-only, [inert]')) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < 13) found.push(`${size} px: ${element.outerHTML.slice(0, 160)}`);
    if (!element.closest('[aria-hidden="true"]') && isCut(node)) found.push(`cut: ${element.outerHTML.slice(0, 160)}`);
  }
  return found;
}

/** Checks that text twice as large fits a phone and half a desktop. */
export async function fitsEnlarged(page: Page): Promise<void> {
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  await enlarge('200%');
  for (const width of [640, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(overflow), `text at 200 %, ${width} px`).toBeLessThanOrEqual(0);
  }
  await enlarge('');
}
