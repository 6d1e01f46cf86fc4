import type { Page } from '@playwright/test';

export interface AccessibleNode {
  role: string;
  name: string;
  description: string;
  value: string;
  /** States and properties by name: `disabled`, `live`, `valuetext`, `pressed`, … */
  is: Record<string, unknown>;
}

/** The browser's accessibility tree in document order, without ignored nodes. */
export async function accessibilityTree(page: Page): Promise<AccessibleNode[]> {
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
