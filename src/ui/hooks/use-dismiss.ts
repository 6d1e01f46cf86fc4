import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What asked for something to be put away. */
export type DismissedBy = 'escape' | 'outside';

/** While `active`: tells of Escape, and of a press or the keyboard outside the element. */
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
    const ifOutside = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) dismiss('outside');
    };
    // What lies over the page would cover what the Tab key comes to next.
    for (const event of ['pointerdown', 'focusin']) addEventListener(event, ifOutside, { signal });
    return () => stop.abort();
  }, [active, element]);
}
