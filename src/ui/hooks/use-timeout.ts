import { useEffect, useEffectEvent } from 'react';

/** Runs something once, `ms` after it became a number; null stops it, another number starts anew. */
export function useTimeout(run: () => void, ms: number | null): void {
  const onTime = useEffectEvent(run);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => onTime(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}

/** Runs something every `ms` while it is a number. */
export function useInterval(run: () => void, ms: number | null): void {
  const onTime = useEffectEvent(run);
  useEffect(() => {
    if (ms === null) return;
    const timer = setInterval(() => onTime(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
