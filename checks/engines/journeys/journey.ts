import type { Visitor } from '../visitor.ts';

export interface Journey {
  name: string;
  isShort: boolean;
  go: (visitor: Visitor) => Promise<void>;
}

/** All journeys, in the order of their files. */
export const journeys: Journey[] = [];

export const journey = (name: string, go: Journey['go']) => void journeys.push({ name, go, isShort: false });

/** A journey that the short run has too. */
export const shortJourney = (name: string, go: Journey['go']) => void journeys.push({ name, go, isShort: true });

/** Viewport sizes. Browsers with a wider minimum window show the widest phone layout. */
export const sizes: Record<'phone' | 'desk', [number, number]> = { phone: [390, 844], desk: [1280, 900] };
