import { wantsLessMotion } from '#src/lib/browser/motion/motion.ts';

/**
 * A `ref` for a list: each child below the fold gets `data-entering` when scrolled to. The target of the address's hash
 * is exempt, so that it is visible at once.
 */
export function enterWhenReached(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        if (location.hash !== `#${target.id}`) target.setAttribute('data-entering', '');
      }
    },
    // A little early, so that no card is visible before it fades in.
    { rootMargin: '0px 0px 48px 0px' },
  );
  if (!wantsLessMotion()) {
    for (const card of list.children) if (card.getBoundingClientRect().top > innerHeight) observer.observe(card);
  }
  return () => observer.disconnect();
}
