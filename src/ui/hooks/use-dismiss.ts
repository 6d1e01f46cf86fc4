import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What asked for something to be put away; `left`: the keyboard has gone on. */
export type DismissedBy = 'escape' | 'outside' | 'left';

/** While `active`: tells of Escape, of a press outside the element, and of the keyboard that goes on outside it. */
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
        if (!(target instanceof Node && element.current?.contains(target))) dismiss(by);
      };
    addEventListener('pointerdown', ifOutside('outside'), { signal });
    // What lies over the page would cover what the Tab key comes to next.
    addEventListener('focusin', ifOutside('left'), { signal });
    return () => stop.abort();
  }, [active, element]);
}
