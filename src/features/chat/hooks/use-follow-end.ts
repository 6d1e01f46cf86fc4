import { useLayoutEffect, useRef, type UIEvent } from 'react';

/** Nearer to the end than this, in pixels, the view follows what arrives. */
const nearEnd = 80;

/** For a list that scrolls: it stays at its end while `content` grows, unless the visitor has scrolled up. */
export function useFollowEnd<Content>(content: Content) {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);

  useLayoutEffect(() => {
    const element = list.current;
    if (element && follows.current) element.scrollTop = element.scrollHeight;
  }, [content]);

  return {
    list,
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
      follows.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    },
  };
}
