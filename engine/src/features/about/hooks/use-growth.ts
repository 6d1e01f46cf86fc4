import { useRef } from 'react';
import { ease, wantsLessMotion } from '#src/lib/browser/motion/motion.ts';
import { useInView } from '#src/ui/hooks/use-in-view.ts';

/**
 * Returns a ref for a list. Items matching `selector` animate to full width, staggered, the first time the list is
 * visible.
 */
export function useGrowth<List extends HTMLElement>(selector: string) {
  const list = useRef<List>(null);
  useInView(list, { once: true, onChange: (inView) => inView && list.current && grow(list.current, selector) });
  return list;
}

function grow(list: HTMLElement, selector: string): void {
  if (wantsLessMotion()) return;
  list.querySelectorAll(selector).forEach((bar, index) => {
    bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: 300,
      delay: 150 + index * 60,
      easing: ease,
      fill: 'backwards',
    });
  });
}
