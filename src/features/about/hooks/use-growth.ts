import { useRef } from 'react';
import { ease, wantsLessMotion } from '#src/lib/browser/motion/motion.ts';
import { useInView } from '#src/ui/hooks/use-in-view.ts';

/** The first time a list is seen, what `selector` names in it grows to its width, one after the other. */
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
