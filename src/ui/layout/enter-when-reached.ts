import { wantsLessMotion } from '#src/lib/browser/motion/motion.ts';

/**
 * As the `ref` of a list: each child that lies below the fold gets `data-entering` when the visitor reaches it, but for the
 * one that the address names: who asked for it finds it there.
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
    // Reached a little before they are seen, so that none shows itself first and then fades.
    { rootMargin: '0px 0px 48px 0px' },
  );
  if (!wantsLessMotion()) {
    for (const card of list.children) if (card.getBoundingClientRect().top > innerHeight) observer.observe(card);
  }
  return () => observer.disconnect();
}
