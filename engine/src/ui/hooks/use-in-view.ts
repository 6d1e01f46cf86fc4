import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface InViewOptions {
  margin?: string;
  /** Fraction of the element (0 to 1) that must be visible. */
  share?: number;
  once?: boolean;
  onChange?: (inView: boolean) => void;
}

/** Whether an element is in the viewport; false until first observed. */
export function useInView(
  element: RefObject<Element | null>,
  { margin = '0px', share = 0, once = false, onChange }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(false);
  const report = useEffectEvent((seen: boolean) => {
    setInView(seen);
    onChange?.(seen);
  });
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (changes) => {
        // A busy browser delivers several changes at once: the last is the current state; any of them means it was
        // seen.
        const isSeen = (change: IntersectionObserverEntry) =>
          change.isIntersecting && change.intersectionRatio >= share;
        const seen = once ? changes.some(isSeen) : changes.slice(-1).some(isSeen);
        if (seen && once) observer.disconnect();
        report(seen);
      },
      { rootMargin: margin, threshold: share > 0 ? [0, share] : 0 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, share, once]);
  return inView;
}
