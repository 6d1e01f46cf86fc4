import { useEffect, useEffectEvent, useState } from 'react';

/** The index of the card that a list shows, where it scrolls sideways. */
export function useCardInView(cards: () => HTMLCollection | undefined): number {
  const [current, setCurrent] = useState(0);
  const listed = useEffectEvent(() => [...(cards() ?? [])]);
  useEffect(() => {
    const all = listed();
    const observer = new IntersectionObserver(
      (changes) => {
        const seen = changes.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(all.indexOf(seen.target));
      },
      { root: all[0]?.parentElement ?? null, threshold: 0.6 },
    );
    for (const card of all) observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return current;
}
