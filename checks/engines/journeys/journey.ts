import type { Visitor } from '../visitor.ts';

export interface Journey {
  name: string;
  isShort?: boolean;
  go: (visitor: Visitor) => Promise<void>;
}

/** Viewport sizes. Browsers with a wider minimum window show the widest phone layout. */
export const sizes: Record<'phone' | 'desk', [number, number]> = { phone: [390, 844], desk: [1280, 900] };
