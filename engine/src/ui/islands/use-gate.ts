import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { HydrationGate } from './hydration-gate.ts';

export function useRedraw(gate: HydrationGate, children: ReactNode): void {
  const [first] = useState(children);
  useLayoutEffect(() => {
    if (children !== first) gate.redraw();
  }, [gate, children, first]);
}

export function useRepeatedPresses(gate: HydrationGate): void {
  useEffect(() => gate.repeatPresses(), [gate]);
}
