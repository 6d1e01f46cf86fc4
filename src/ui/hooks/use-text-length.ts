import { useSyncExternalStore, type RefObject } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** How long the text in a field is that keeps its own value: as typed, as found when script arrives, and after a reset. */
export function useTextLength(field: RefObject<TextControl | null>): number {
  return useSyncExternalStore(
    (changed) => {
      const form = field.current?.form;
      // The fields are emptied after the form has told of it.
      const afterReset = () => queueMicrotask(changed);
      field.current?.addEventListener('input', changed);
      form?.addEventListener('reset', afterReset);
      const control = field.current;
      return () => {
        control?.removeEventListener('input', changed);
        form?.removeEventListener('reset', afterReset);
      };
    },
    () => field.current?.value.length ?? 0,
    () => 0,
  );
}
