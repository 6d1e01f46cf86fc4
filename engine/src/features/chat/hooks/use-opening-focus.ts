import { useEffect, useRef } from 'react';

/** Focuses the message field when the window opens, if it takes focus at all. */
export function useOpeningFocus(takesFocus: boolean) {
  const dialog = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    // On touch screens the keyboard would cover the greeting.
    const target = matchMedia('(pointer: coarse)').matches ? dialog.current : (field.current ?? dialog.current);
    target?.focus({ preventScroll: true });
  }, [takesFocus]);

  return { dialog, field };
}
