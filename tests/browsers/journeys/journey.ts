import type { Visitor } from '../visitor.ts';

/** One way through the site that must work in every browser. */
export interface Journey {
  name: string;
  /** Among the few of the short form. */
  isShort?: boolean;
  go: (visitor: Visitor) => Promise<void>;
}

/** Sizes of the page's area. A browser with a smallest window wider than a phone shows the widest phone. */
export const sizes: Record<'phone' | 'desk', [number, number]> = { phone: [390, 844], desk: [1280, 900] };
