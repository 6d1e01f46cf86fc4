import { useEffect } from 'react';
import type { HydrationGate } from './hydration-gate.ts';

/** Repeats the presses that a part received before it was hydrated. */
export function useRepeatedPresses(gate: HydrationGate): void {
  useEffect(() => gate.repeatPresses(), [gate]);
}
