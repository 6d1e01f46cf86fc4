import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface InViewOptions {
  /** How far beyond the window's edge counts as seen, as a CSS length. */
  margin?: string;
  /** The share of the element, 0 to 1, that must be seen. */
  share?: number;
  /** Stop watching once it was seen. */
  once?: boolean;
  /** Told of every change. */
  onChange?: (inView: boolean) => void;
}

/** Whether an element is within the window; not before script has looked. */
export function useInView(
  element: RefObject<Element | null>,
  { margin = '0px', share = 0, once = false, onChange }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(false);
  const tell = useEffectEvent((seen: boolean) => {
    setInView(seen);
    onChange?.(seen);
  });
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (changes) => {
        // A busy browser tells of several changes at once: the last is how it is, any of them that it was seen.
        const isSeen = (change: IntersectionObserverEntry) =>
          change.isIntersecting && change.intersectionRatio >= share;
        const seen = once ? changes.some(isSeen) : changes.slice(-1).some(isSeen);
        if (seen && once) observer.disconnect();
        tell(seen);
      },
      { rootMargin: margin, threshold: share > 0 ? [0, share] : 0 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, share, once]);
  return inView;
}
