import { useEffect, useRef, type RefObject } from 'react';

/** When a change takes away the control that had the focus, the group's first button goes on with it. */
export function useFocusKept(group: RefObject<HTMLElement | null>, changed: boolean): void {
  const had = useRef(changed);
  useEffect(() => {
    if (had.current === changed) return;
    had.current = changed;
    if (document.activeElement === document.body)
      group.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [group, changed]);
}
