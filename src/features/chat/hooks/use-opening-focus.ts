import { useEffect, useRef } from 'react';

/** Where the focus goes when the window opens, if it is to move at all: to the field, so that one can type at once. */
export function useOpeningFocus(takesFocus: boolean) {
  const dialog = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    // On a touch screen the keyboard would cover the greeting before it was read.
    const target = matchMedia('(pointer: coarse)').matches ? dialog.current : (field.current ?? dialog.current);
    target?.focus({ preventScroll: true });
  }, [takesFocus]);

  return { dialog, field };
}
