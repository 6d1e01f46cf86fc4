import { useEffect, useEffectEvent } from 'react';

/** Runs once, `ms` after it became a number; null cancels, another number restarts. */
export function useTimeout(run: () => void, ms: number | null): void {
  useTimer(run, ms, false);
}

/** Runs every `ms`; null stops it. */
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
