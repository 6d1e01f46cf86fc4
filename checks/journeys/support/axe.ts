import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, CheckResult, Result } from 'axe-core';
import { repository } from '#checks/repository.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Rules that axe disables by default: 24 px targets, and names that begin with the visible label. */
const asked = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

async function results(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axePath });
  return page.evaluate(
    (rules) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations', 'incomplete'],
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

/** Rows of docs/accessibility.md about results that axe left open and we checked by hand: `rule: reason`. */
const lookedAt = new Set(
  [...readFileSync(`${repository}/docs/accessibility.md`, 'utf8').matchAll(/^\| `([\w-]+: [\w-]+)` \|/gmu)].map(
    ([, row]) => row,
  ),
);

/** Results that axe left open: `rule: reason`, with the elements. */
function unjudged({ incomplete }: AxeResults): { row: string; place: string }[] {
  const reasonOf = (check: CheckResult) => (check.data as { messageKey?: string } | null)?.messageKey ?? check.id;
  return incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ any, all, none, html }) =>
      [...any, ...all, ...none].map((check) => ({ row: `${id}: ${reasonOf(check)}`, place: html.slice(0, 160) })),
    ),
  );
}

/** Open results that docs/accessibility.md does not cover. `AXE_LIST` prints all of them. */
function newlyUnjudged(found: AxeResults, where: string): string[] {
  const all = unjudged(found);
  if (process.env.AXE_LIST) for (const { row, place } of all) console.log(`AXE\t${row}\t${where}\t${place}`);
  return all
    .filter(({ row }) => !lookedAt.has(row))
    .map(({ row, place }) => `axe could not judge this, and docs/accessibility.md does not cover it: ${row}: ${place}`);
}

export const faultsOf = async (page: Page): Promise<string[]> => (await results(page)).violations.map(described);

/**
 * Removes random states: content under the floating header, the chat button's position and size (both have tests of
 * their own), and colors in a theme transition. The button stays the containing block of its ring, which would
 * otherwise cover the page.
 */
const atRest = `header { position: static !important; }
  aside > button { position: relative !important; inset: auto !important; min-width: 3.25rem !important; translate: none !important; }
  *, ::before, ::after { transition: none !important; content-visibility: visible !important; }`;

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

export type Light = readonly [width: keyof typeof widths, light: 'light' | 'dark' | 'lamp'];

/** Both lights and both widths in two runs. */
export const bothLights: readonly Light[] = [
  ['phone', 'light'],
  ['desk', 'dark'],
];

export function everyLight(names: readonly (keyof typeof widths)[] = ['phone', 'desk']): Light[] {
  return names.flatMap((name) => (['light', 'dark', 'lamp'] as const).map((light): Light => [name, light]));
}

/**
 * What axe reports for the current state in each width and light, without reloading. Open results count unless
 * docs/accessibility.md covers them.
 */
export async function faultsIn(page: Page, lights: readonly Light[]): Promise<string[]> {
  const faults: string[] = [];
  await page.addStyleTag({ content: atRest });
  for (const [name, light] of lights) {
    const colorScheme = light === 'lamp' ? 'dark' : light;
    await page.setViewportSize(widths[name]);
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    // As the lamp's button does.
    await page.evaluate((isOn) => {
      if (isOn) document.documentElement.dataset.lamp = 'on';
      else delete document.documentElement.dataset.lamp;
    }, light === 'lamp');
    const found = await results(page);
    const each = [...found.violations.map(described), ...newlyUnjudged(found, `${name} ${light} ${page.url()}`)];
    faults.push(...each.map((fault) => `${name}, ${light}: ${fault}`));
  }
  return faults;
}
