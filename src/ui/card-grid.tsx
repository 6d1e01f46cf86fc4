import { useEffect, useRef, type ReactNode } from 'react';

/** A grid of cards; those below the fold make their staggered entrance when the visitor reaches them. */
export function CardGrid({ children }: { children: ReactNode }) {
  const grid = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!grid.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
    for (const card of grid.current.children) {
      if (card.getBoundingClientRect().top > innerHeight) observer.observe(card);
    }
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={grid} className="card-grid">
      {children}
    </div>
  );
}
