import { useEffect, type RefObject } from 'react';
import { useMediaQuery } from '#src/ui/hooks/use-media-query.ts';

/** Gives the button of a phone its whole size where there is room for it. The code comes after the page. */
export function useWholeWhereRoom(button: RefObject<HTMLElement | null>): void {
  const isPhone = useMediaQuery('(width < 40rem)', false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    if (isPhone)
      void import('./expand-where-there-is-room.ts').then(
        ({ expandWhereThereIsRoom }) => {
          if (button.current && !isOver) stop = expandWhereThereIsRoom(button.current);
        },
        () => undefined,
      );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [button, isPhone]);
}
