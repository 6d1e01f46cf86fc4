import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Rules that axe has but does not use unless asked: targets of 24 px, and names that begin with what is shown. */
const asked = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

async function results(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axePath });
  return page.evaluate(
    (rules) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        iframes: false,
        rules,
      }),
    asked,
  );
}

function described({ id, nodes }: Result): string {
  const places = nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
  return `${id}: ${places.join(' | ')}`;
}

/** What axe finds wrong with a page, each with the first places. */
export async function faultsOf(page: Page): Promise<string[]> {
  return (await results(page)).violations.map(described);
}

/**
 * What would be judged by chance: what lies under the floating header where the page is scrolled to just now (its own
 * tests look there), and colours on their way from one theme to the other.
 */
const atRest = `header, aside > button { position: static !important; }
  *, ::before, ::after { transition: none !important; content-visibility: visible !important; }`;

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** A width and a theme. */
export type Light = readonly [width: keyof typeof widths, colorScheme: 'light' | 'dark'];

/** A page at the widths named, each in both themes. */
export function everyLight(names: readonly (keyof typeof widths)[] = ['phone', 'desk']): Light[] {
  return names.flatMap((name) => (['light', 'dark'] as const).map((colorScheme): Light => [name, colorScheme]));
}

/** What axe finds wrong with a page as it stands, in each of the lights; the page is not loaded anew. */
export async function faultsIn(page: Page, lights: readonly Light[]): Promise<string[]> {
  const faults: string[] = [];
  await page.addStyleTag({ content: atRest });
  for (const [name, colorScheme] of lights) {
    await page.setViewportSize(widths[name]);
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    faults.push(...(await faultsOf(page)).map((fault) => `${name}, ${colorScheme}: ${fault}`));
  }
  return faults;
}
