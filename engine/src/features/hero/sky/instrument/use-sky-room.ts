import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Box } from '#src/lib/place-names.ts';
import type { SkyRoom } from './place-objects.ts';

export interface SkyCovers {
  portrait: Element | null;
  others: readonly Element[];
  letters: readonly Element[];
  star: Element | null;
}

/** The star with its cross (star-mark.module.css). */
const starSize = 34;

/** Measures the space for names from `scale`, an element of the chart's size at its pole; null until measured. */
export function useSkyRoom(scale: RefObject<HTMLElement | null>, covers: () => SkyCovers): SkyRoom | null {
  const [room, setRoom] = useState<SkyRoom | null>(null);
  const measure = useEffectEvent(() => {
    if (!scale.current) return;
    const { left, top, width, height } = scale.current.getBoundingClientRect();
    const boxOf = (element: Element): Box => {
      const box = element.getBoundingClientRect();
      const middle = { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top };
      return { ...middle, width: box.width, height: box.height };
    };
    const { portrait, others, letters, star } = covers();
    const letter = Number.parseFloat(getComputedStyle(scale.current).fontSize);
    const { clientWidth, clientHeight } = document.documentElement;
    setRoom({
      width,
      height,
      within: { x: clientWidth / 2 - left, y: 0, width: clientWidth, height: 2 * clientHeight },
      letter,
      covers: [...(portrait ? [{ ...boxOf(portrait), isRound: true }] : []), ...others.map(boxOf)],
      signs: letters.map((each) => ({ ...boxOf(each), width: 2 * letter, height: 2 * letter })),
      star: star && { ...boxOf(star), width: starSize, height: starSize },
    });
  });
  useEffect(() => {
    if (!scale.current) return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(scale.current);
    return () => observer.disconnect();
  }, [scale]);
  return room;
}

/**
 * Moves the label of the star that does not turn (star-mark.module.css). Null, for no room, shows it below the star on
 * hover and focus alone.
 */
export function useStarLabel(covers: () => SkyCovers, translate: string | null): void {
  useEffect(() => {
    const style = (covers().star as HTMLElement | null)?.style;
    style?.setProperty('--label-place', translate);
    style?.setProperty('--label-shown', translate === null ? 'hidden' : null);
  }, [covers, translate]);
}
