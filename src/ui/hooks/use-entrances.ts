import { useEffect, type RefObject } from 'react';

/** Marks each child that lay below the fold with `data-entering` when the visitor reaches it. */
export function useEntrances(parent: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active || !parent.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          target.setAttribute('data-entering', '');
        }
      },
      // Reached a little before they are seen, so that none shows itself first and then fades.
      { rootMargin: '0px 0px 48px 0px' },
    );
    for (const card of parent.current.children) {
      if (card.getBoundingClientRect().top > innerHeight) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [parent, active]);
}
