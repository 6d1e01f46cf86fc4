import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, CheckResult, Result } from 'axe-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Rules that axe has but does not use unless asked: targets of 24 px, and names that begin with what is shown. */
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

/** The rows of docs/accessibility.md that say how somebody looked at what axe could not judge: `rule: reason`. */
const lookedAt = new Set(
  [...readFileSync('docs/accessibility.md', 'utf8').matchAll(/^\| `([\w-]+: [\w-]+)` \|/gmu)].map(([, row]) => row),
);

/** What axe could not judge by itself: `rule: reason`, with the places. */
function unjudged({ incomplete }: AxeResults): { row: string; place: string }[] {
  const reasonOf = (check: CheckResult) => (check.data as { messageKey?: string } | null)?.messageKey ?? check.id;
  return incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ any, all, none, html }) =>
      [...any, ...all, ...none].map((check) => ({ row: `${id}: ${reasonOf(check)}`, place: html.slice(0, 160) })),
    ),
  );
}

/** What axe could not judge and docs/accessibility.md does not name. With `AXE_LIST` set, all of it is printed. */
function newlyUnjudged(found: AxeResults, where: string): string[] {
  const all = unjudged(found);
  if (process.env.AXE_LIST) for (const { row, place } of all) console.log(`AXE\t${row}\t${where}\t${place}`);
  return all
    .filter(({ row }) => !lookedAt.has(row))
    .map(({ row, place }) => `axe cannot tell, docs/accessibility.md does not either: ${row}: ${place}`);
}

/** What axe finds wrong with a page, each with the first places. */
export async function faultsOf(page: Page): Promise<string[]> {
  return (await results(page)).violations.map(described);
}

/**
 * What would be judged by chance: what lies under the floating header where the page is scrolled to just now, where the
 * button of the chat is at the moment and how large (their own tests look there), and colours on their way from one theme
 * to the other. The button stays what its ring is placed by: else the ring would lie over the page.
 */
const atRest = `header { position: static !important; }
  aside > button { position: relative !important; inset: auto !important; min-width: 3.25rem !important; translate: none !important; }
  *, ::before, ::after { transition: none !important; content-visibility: visible !important; }`;

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** A width and a theme. */
export type Light = readonly [width: keyof typeof widths, colorScheme: 'light' | 'dark'];

/** A page at the widths named, each in both themes. */
export function everyLight(names: readonly (keyof typeof widths)[] = ['phone', 'desk']): Light[] {
  return names.flatMap((name) => (['light', 'dark'] as const).map((colorScheme): Light => [name, colorScheme]));
}

/**
 * What axe finds wrong with a page as it stands, in each of the lights; the page is not loaded anew. What it cannot judge
 * counts too, unless docs/accessibility.md says how it was looked at.
 */
export async function faultsIn(page: Page, lights: readonly Light[]): Promise<string[]> {
  const faults: string[] = [];
  await page.addStyleTag({ content: atRest });
  for (const [name, colorScheme] of lights) {
    await page.setViewportSize(widths[name]);
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    const found = await results(page);
    const each = [...found.violations.map(described), ...newlyUnjudged(found, `${name} ${colorScheme} ${page.url()}`)];
    faults.push(...each.map((fault) => `${name}, ${colorScheme}: ${fault}`));
  }
  return faults;
}
