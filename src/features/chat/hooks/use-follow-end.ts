import { useRef, type UIEvent } from 'react';

/** Nearer to the end than this, in pixels, the view follows what arrives. */
const nearEnd = 80;

/** For a list that scrolls: it stays at its end while it grows, unless the visitor has scrolled up. */
export function useFollowEnd() {
  const follows = useRef(true);
  return {
    /** The list's `ref`, another one for every drawing: it is called each time that something was added. */
    list: (element: HTMLElement | null) => {
      if (element && follows.current) element.scrollTop = element.scrollHeight;
    },
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
      follows.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    },
  };
}
