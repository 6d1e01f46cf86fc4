import { useEffect, useEffectEvent } from 'react';

/** Runs something once, `ms` after it became a number; null stops it, another number starts anew. */
export function useTimeout(run: () => void, ms: number | null): void {
  useTimer(run, ms, false);
}

/** Runs something every `ms` while it is a number. */
export function useInterval(run: () => void, ms: number | null): void {
  useTimer(run, ms, true);
}

function useTimer(run: () => void, ms: number | null, repeats: boolean): void {
  const onTime = useEffectEvent(run);
  useEffect(() => {
    if (ms === null) return;
    const tick = () => onTime();
    const timer = repeats ? setInterval(tick, ms) : setTimeout(tick, ms);
    return () => (repeats ? clearInterval(timer) : clearTimeout(timer));
  }, [ms, repeats]);
}
