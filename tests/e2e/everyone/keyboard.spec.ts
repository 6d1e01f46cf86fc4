import type { ElementHandle, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { widths } from '../support/axe.ts';
import { siteAddresses } from '../support/site-addresses.ts';
import { chatOn } from '../support/chat-helpers.ts';
import { openedStates } from './opened-states.ts';

// A whole page, stop by stop or in every light: on a busy machine that takes its time.
test.describe.configure({ timeout: 90_000 });
test.use({ reducedMotion: 'reduce', allowedErrors: ['404'] });

interface Stop {
  /** What has the focus; empty for the page itself. */
  what: string;
  /** Where it stands among the elements of the page, at that moment. */
  place: number;
  /** True where the focus has not moved, as from one thing within a frame to the next. */
  same: boolean;
  /** True where it has come to a thing for the second time. */
  again: boolean;
  /** True within a dialog that keeps the page behind it out of reach. */
  inDialog: boolean;
  /** What is wrong with how it can be seen. */
  faults: string[];
}

/** Looks at what has the focus: whether it is within the window, under nothing, and marked. */
function stopHere(): Stop {
  const focused = document.activeElement;
  if (!focused || focused === document.body)
    return { what: '', place: -1, same: false, again: false, inDialog: false, faults: [] };
  // In a list with one stop, what is chosen carries the mark. What a frame shows is the frame's own.
  const element = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '') ?? focused;
  const faults: string[] = [];
  const place = [...document.querySelectorAll('*')].indexOf(focused);
  const state = window as unknown as { last?: Element; stops?: Set<Element> };
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
  return {
    what: `${element.tagName.toLowerCase()} “${name}”`,
    place,
    same,
    again,
    inDialog,
    faults,
  };
}

/** Remembers what has the focus, so that the next look can tell whether it has moved. */
function noteStop(): void {
  const state = window as unknown as { last: Element | null; stops?: Set<Element> };
  state.last = document.activeElement;
  if (state.last) (state.stops ??= new Set()).add(state.last);
}

/**
 * What the Tab key should stop at: what can take it, is shown and is not one of a group with one stop; within the dialog
 * where one keeps the page out of reach.
 */
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

/** Presses Tab until the page itself has the focus for the time told, or something has it again. */
async function walk(page: Page, rounds: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  let round = 0;
  let isOut = false;
  for (let step = 0; step < 250; step += 1) {
    await page.keyboard.press('Tab');
    let stop = await page.evaluate(stopHere);
    // What comes into view by a short way is looked at again once it has come.
    for (let look = 0; look < 10 && stop.faults.length > 0; look += 1) {
      await page.waitForTimeout(100);
      stop = await page.evaluate(stopHere);
    }
    // Beyond the last thing the browser's own window may take more than one press.
    if (stop.what === '' && !isOut) round += 1;
    isOut = stop.what === '';
    if (round === rounds || stop.again) break;
    if (stop.what === '') continue;
    // What stands within a frame are stops of the frame's own.
    if (!stop.same) stops.push(stop);
    await page.evaluate(noteStop);
  }
  return stops;
}

const faultsOf = (stops: Stop[]) => stops.flatMap(({ what, faults }) => faults.map((fault) => `${what} ${fault}`));

for (const { address, language } of siteAddresses) {
  // Each page at one width, its other language at the other.
  const name = language === 'es' ? 'desk' : 'phone';
  test(`${address} is gone through by Tab alone (${name})`, async ({ page }) => {
    await page.setViewportSize(widths[name]);
    // With what comes late, so that nothing joins the stops behind the walker's back.
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
  test(`${name} is gone through by Tab alone`, async ({ page }) => {
    const { address, open, widths: names = ['desk' as const], modal = false } = state;
    await page.setViewportSize(widths[names[0] ?? 'desk']);
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated(page);
    await open(page);
    // From where its opening has left the keyboard, once around.
    const stops = await walk(page, 2);
    expect(faultsOf(stops)).toEqual([]);
    const expected = await page.evaluate(stopsExpected);
    // Chromium stops at a dialog that scrolls, too.
    const used = stops.map(({ what }) => what).filter((what) => !what.startsWith('dialog'));
    expect(used.length, `${used.join('\n')}\nas many stops as things to use:\n${expected.join('\n')}`).toBe(
      expected.length,
    );
    // Where the page behind is out of reach, Tab goes round in the dialog alone, and leaves it open.
    const isModal = await page.evaluate(() => document.querySelector('dialog:modal, [aria-modal="true"]') !== null);
    expect(isModal).toBe(modal);
    expect(stops.filter(({ inDialog }) => inDialog !== modal)).toEqual([]);
  });

for (const name of ['desk', 'phone'] as const)
  test(`the open chat is gone through by Tab, and makes way for what lies beneath it (${name})`, async ({ page }) => {
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

// A page without an address of its own changes its language by another load.
const hasOwnAddress = ({ page }: { page: string }) => page !== 'not-found' && page !== 'offline';

for (const { address } of siteAddresses.filter((row) => row.language === 'es' && hasOwnAddress(row)))
  test(`Enter and the space bar work every button of ${address}, and never lose the keyboard`, async ({ page }) => {
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated(page);
    const lost: string[] = [];
    const isHeld = () => document.activeElement !== null && document.activeElement !== document.body;
    // Of those drawn alike, as on cards, the first stands for all.
    const kinds = new Set<string>();
    for (const handle of await page.locator('button').elementHandles()) {
      const button = handle as ElementHandle<HTMLButtonElement>;
      const kind = await button.evaluate(
        ({ className, ariaLabel, textContent }) => className + (ariaLabel ?? textContent),
      );
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      for (const key of ['Enter', 'Space']) {
        // What is out of sight by now cannot be come to.
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
