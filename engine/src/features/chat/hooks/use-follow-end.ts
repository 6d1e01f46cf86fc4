import { useRef, type UIEvent } from 'react';

/** Distance from the end, in pixels, within which the list keeps scrolling. */
const nearEnd = 80;

/** Keeps a scrolling list at its end as it grows, unless the visitor has scrolled up. */
export function useFollowEnd() {
  const follows = useRef(true);
  return {
    /** Ref callback, new on each render, so that React calls it after every addition. */
    list: (element: HTMLElement | null) => {
      if (element && follows.current) element.scrollTop = element.scrollHeight;
    },
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
      follows.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    },
  };
}
