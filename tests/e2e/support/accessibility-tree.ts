import type { Page } from '@playwright/test';

/** One thing as the browser tells it to assistive technology. */
export interface Told {
  role: string;
  name: string;
  description: string;
  value: string;
  /** States and properties by their name in the tree: `disabled`, `live`, `valuetext`, `pressed`, … */
  is: Record<string, unknown>;
}

/** The browser's own accessibility tree, in the order of the page, without what is left out of it. */
export async function accessibilityTree(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, value, properties }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      value: String(value?.value ?? ''),
      is: Object.fromEntries((properties ?? []).map((each) => [each.name, each.value.value as unknown])),
    }));
}
