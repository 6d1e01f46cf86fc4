import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { firstSign } from '#src/lib/browser/first-sign.ts';
import type { LazyPart } from './lazy-part.tsx';

/** Loads a part that has no HTML yet when the visitor uses the page, or at once; true when it can be rendered. */
export function usePartOnUse(part: LazyPart, isWantedAtOnce: () => boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  const load = useEffectEvent(async () => {
    if (!isWantedAtOnce()) await firstSign();
    await part.fetch();
    startTransition(() => setIsLoaded(true));
  });
  useEffect(() => void load().catch(() => undefined), []);
  return isLoaded;
}
