import { useEffect, useEffectEvent, type RefObject } from 'react';

export type DismissedBy = 'escape' | 'outside' | 'left';

/**
 * While `active`: calls back on Escape, on a press outside, and when keyboard focus moves outside. The empty part of an
 * element with `data-backdrop` is outside: of one that covers the page, for example.
 */
export function useDismiss(
  active: boolean,
  element: RefObject<HTMLElement | null>,
  onDismiss: (by: DismissedBy) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss('escape'), { signal });
    const ifOutside =
      (by: DismissedBy) =>
      ({ target }: Event) => {
        const isInside = target instanceof Element && element.current?.contains(target);
        if (!isInside || target.hasAttribute('data-backdrop')) dismiss(by);
      };
    addEventListener('pointerdown', ifOutside('outside'), { signal });
    // An overlay would cover the element that gets the focus next.
    addEventListener('focusin', ifOutside('left'), { signal });
    return () => stop.abort();
  }, [active, element]);
}
