import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Box, SkyRoom } from './place-names.ts';

export interface SkyCovers {
  portrait: Element | null;
  others: readonly Element[];
  signs: readonly Element[];
}

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
    const { portrait, others, signs } = covers();
    setRoom({
      width,
      height,
      from: -left,
      to: document.documentElement.clientWidth - left,
      letter: Number.parseFloat(getComputedStyle(scale.current).fontSize),
      covers: [...(portrait ? [{ ...boxOf(portrait), isRound: true }] : []), ...others.map(boxOf)],
      signs: signs.map(boxOf),
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
