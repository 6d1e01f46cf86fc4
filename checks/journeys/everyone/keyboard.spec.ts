import type { ElementHandle, Page } from '@playwright/test';
import { isThorough } from '#checks/repository.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { widths } from '../support/axe.ts';
import { siteAddresses } from '../support/site-addresses.ts';
import { chatOn } from '../support/chat-helpers.ts';
import { openedStates } from './opened-states.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ reducedMotion: 'reduce', allowedErrors: ['404'] });

/** Checks the focused element: in the viewport, not covered, with a visible focus ring. */
function stopHere() {
  const focused = document.activeElement;
  if (!focused || focused === document.body)
    return { what: '', place: -1, same: false, again: false, inDialog: false, faults: [] as string[] };
  // In a list with one tab stop, the active option has the focus ring. A frame's content is the frame's own.
  const element = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '') ?? focused;
  const faults: string[] = [];
  const place = [...document.querySelectorAll('*')].indexOf(focused);
  const state = window as unknown as { last?: Element; stops?: Set<Element> };
  // The focus stays, as between elements within one frame, or has been here before.
  const same = state.last === focused;
  const again = !same && state.stops?.has(focused) === true;
  const inDialog = focused.closest('dialog:modal, [aria-modal="true"]') !== null;
  if (element instanceof HTMLIFrameElement) return { what: 'a frame', place, same, again, inDialog, faults };
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const shown = boxes.flatMap(({ left, top, right, bottom }) => {
    const [fromX, toX] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [fromY, toY] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (fromX >= toX || fromY >= toY) return [];
    return [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => ({ x: fromX + (toX - fromX) * across, y: fromY + (toY - fromY) * down })),
    );
  });
  if (shown.length === 0) faults.push('is outside of the window');
  const open = shown.filter(({ x, y }) => {
    const top = document.elementFromPoint(x, y);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return top && [element, ...labels].some((part) => part.contains(top) || top.contains(part));
  });
  if (shown.length > 0 && open.length === 0) faults.push('lies under something');
  const marked = [element, element.parentElement, element.nextElementSibling].some((part) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  });
  if (!marked) faults.push('has no mark of focus');
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return { what: `${element.tagName.toLowerCase()} “${name}”`, place, same, again, inDialog, faults };
}

type Stop = ReturnType<typeof stopHere>;

/** Remembers the focused element, so that the next check can tell whether focus moved. */
function noteStop(): void {
  const state = window as unknown as { last: Element | null; stops?: Set<Element> };
  state.last = document.activeElement;
  if (state.last) (state.stops ??= new Set()).add(state.last);
}

/** The expected tab stops: focusable, visible, one per composite widget; within the dialog if it is modal. */
function stopsExpected(): string[] {
  const seen = new Set<string>();
  const around = document.querySelector('dialog:modal, [aria-modal="true"]') ?? document;
  return [
    ...around.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, iframe, [tabindex]'),
  ]
    .filter((element) => {
      if (element.tabIndex < 0 || (element as HTMLButtonElement).disabled || element.closest('[inert]')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const isFirst = !seen.has(element.name);
      seen.add(element.name);
      return isFirst;
    })
    .map((element) => element.outerHTML.slice(0, 100));
}

/** Presses Tab until focus has returned to the page `rounds` times, or reached an element twice. */
async function walk(page: Page, rounds: number): Promise<Stop[]> {
  // Parts that load late would add stops during the walk: the sky's names, and what is near the window.
  if (await page.locator('main[data-page="home"]').count())
    await page.locator('[role="listbox"]').waitFor({ state: 'attached' });
  const top = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate((y) => scrollTo(0, y), top);
  const stops: Stop[] = [];
  let round = 0;
  let isOut = false;
  for (let step = 0; step < 250; step += 1) {
    await page.keyboard.press('Tab');
    let stop = await page.evaluate(stopHere);
    // Retry, because smooth scrolling may still run.
    for (let look = 0; look < 10 && stop.faults.length > 0; look += 1) {
      await page.waitForTimeout(100);
      stop = await page.evaluate(stopHere);
    }
    // After the last element, the browser's own controls may take several presses.
    if (stop.what === '' && !isOut) round += 1;
    isOut = stop.what === '';
    if (round === rounds || stop.again) break;
    if (stop.what === '') continue;
    // Stops within a frame count once.
    if (!stop.same) stops.push(stop);
    await page.evaluate(noteStop);
  }
  return stops;
}

const faultsOf = (stops: Stop[]) => stops.flatMap(({ what, faults }) => faults.map((fault) => `${what} ${fault}`));

/** Pages with controls of their own; the others have those of every page. */
const ownControls = ['home', 'projects', 'novel', 'about', 'contact', 'cv'];

for (const { address, language, page: id } of siteAddresses) {
  // Each language covers one of the widths.
  const name = language === 'es' ? 'desk' : 'phone';
  if (!isThorough && name === 'phone' && !ownControls.includes(id)) continue;
  test(`${address} works with Tab alone (${name})`, async ({ page }) => {
    await page.setViewportSize(widths[name]);
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated(page);
    const stops = await walk(page, 1);
    expect(stops[0]?.what, 'the first stop leads to the content').toContain('a “');
    expect(faultsOf(stops)).toEqual([]);
    const jumpsBack = stops.filter(({ place }, index) => place <= (stops[index - 1]?.place ?? -1));
    expect(
      jumpsBack.map(({ what }) => what),
      'the order is that of the page',
    ).toEqual([]);
    const expected = await page.evaluate(stopsExpected);
    expect(stops.length, `as many stops as things to use:\n${expected.join('\n')}`).toBe(expected.length);
  });
}

for (const [name, state] of Object.entries(openedStates).filter(([, { notWalked }]) => !notWalked))
  test(`${name} works with Tab alone`, async ({ page }) => {
    const { address, open, widths: names = ['desk' as const], modal = false } = state;
    await page.setViewportSize(widths[names[0] ?? 'desk']);
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated(page);
    await open(page);
    // Once around, from where opening left the focus.
    const stops = await walk(page, 2);
    expect(faultsOf(stops)).toEqual([]);
    const expected = await page.evaluate(stopsExpected);
    // Chromium also stops at scrollable dialogs.
    const used = stops.map(({ what }) => what).filter((what) => !what.startsWith('dialog'));
    expect(used.length, `${used.join('\n')}\nas many stops as things to use:\n${expected.join('\n')}`).toBe(
      expected.length,
    );
    // In a modal dialog, Tab stays inside and does not close it.
    const isModal = await page.evaluate(() => document.querySelector('dialog:modal, [aria-modal="true"]') !== null);
    expect(isModal).toBe(modal);
    expect(stops.filter(({ inDialog }) => inDialog !== modal)).toEqual([]);
  });

for (const name of ['desk', 'phone'] as const)
  test(`the open chat works with Tab, and never covers the focused element (${name})`, async ({ page }) => {
    await page.setViewportSize(widths[name]);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await hydrated(page);
    const chat = chatOn(page);
    await chat.launcher.click();
    await chat.field.fill('Hola');
    const stops = await walk(page, 2);
    expect(faultsOf(stops)).toEqual([]);
    expect(stops.some(({ what }) => what.includes('Enviar'))).toBe(true);
    const made = name === 'phone' ? chat.button('restore') : chat.dialog;
    await expect(made).toBeVisible();
    if (name === 'desk') return;
    await chat.button('restore').press('Enter');
    await expect(chat.field).toHaveValue('Hola');
  });

for (const { address } of siteAddresses.filter(({ language, page }) => language === 'es' && ownControls.includes(page)))
  test(`Enter and Space work on every button of ${address}, and focus is never lost`, async ({ page }) => {
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated(page);
    const lost: string[] = [];
    const isHeld = () => document.activeElement !== null && document.activeElement !== document.body;
    // Of equal controls, as on cards, only the first is tested.
    const kinds = new Set<string>();
    for (const handle of await page.locator('button').elementHandles()) {
      const button = handle as ElementHandle<HTMLButtonElement>;
      const kind = await button.evaluate(
        ({ className, ariaLabel, textContent }) => className + (ariaLabel ?? textContent),
      );
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      for (const key of ['Enter', 'Space']) {
        // It may have scrolled out of reach by now.
        const isThere = await button.evaluate((element) => {
          element.focus();
          return document.activeElement === element;
        });
        if (!isThere) continue;
        for (const press of [key, 'Escape']) {
          await page.keyboard.press(press);
          const held = expect.poll(() => page.evaluate(isHeld), { timeout: 5000 });
          await held.toBe(true).catch(() => lost.push(`${press} after ${key} on ${kind}`));
        }
      }
    }
    expect(lost).toEqual([]);
  });
