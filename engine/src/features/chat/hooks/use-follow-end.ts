import { useRef, type UIEvent } from 'react';

/** Distance in pixels within which the list keeps scrolling. */
const near = 80;

/**
 * Keeps a scrolling list at its end as it grows, but with the last question in sight, so that a long reply is read from its
 * beginning. Stops when the visitor scrolls up, until the next question.
 */
export function useFollowEnd() {
  const place = useRef(0);
  const follows = useRef(true);
  const last = useRef<HTMLElement | undefined>(undefined);
  return {
    /** Ref callback, new on each render, so that React calls it after every addition. */
    list: (element: HTMLElement | null) => {
      if (!element) return;
      const question = [...element.querySelectorAll<HTMLElement>('[data-role="user"]')].at(-1);
      if (question !== last.current) follows.current = true;
      last.current = question;
      if (!follows.current) return;
      const end = element.scrollHeight - element.clientHeight;
      const top = question ? question.offsetTop : end;
      place.current = Math.min(end, top);
      element.scrollTop = place.current;
    },
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      follows.current = currentTarget.scrollTop > place.current - near;
    },
  };
}
