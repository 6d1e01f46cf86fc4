import { useEffect, useEffectEvent, useRef } from 'react';

/** A ref for a text field; `onFound` receives what was typed before hydration. */
export function useEarlyText(value: string, onFound: (text: string) => void) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const takeOver = useEffectEvent((text = '') => {
    if (text && text !== value) onFound(text);
  });
  useEffect(() => takeOver(field.current?.value), []);
  return field;
}
