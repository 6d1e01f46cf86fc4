import { useCallback, useRef } from 'react';
import { fetchExtra } from '#src/lib/browser/fetch-extra.ts';
import { useMediaQuery } from '#src/ui/hooks/use-media-query.ts';

/** Gives the button of a phone its whole size where there is room for it. The code comes after the page. */
export function useWholeWhereRoom() {
  const isPhone = useMediaQuery('(width < 40rem)', false);
  const button = useRef<HTMLButtonElement>(null);
  const attach = useCallback(
    (element: HTMLButtonElement) => {
      button.current = element;
      const stop = new AbortController();
      if (isPhone)
        fetchExtra(
          () => import('./expand-where-there-is-room.ts'),
          ({ expandWhereThereIsRoom }) => expandWhereThereIsRoom(element, stop.signal),
        );
      return () => {
        button.current = null;
        stop.abort();
      };
    },
    [isPhone],
  );
  return { button, attach };
}
