import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useInView } from '#src/ui/hooks/use-in-view.ts';

/** Do two boxes share a point? */
function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Does something that is no part of the sky, nor around it, lie over an edge of the box? What is out of the window is not asked. */
function isCovered(box: DOMRect, sky: Element): boolean {
  const rows = [box.top + 1, box.bottom - 1];
  return [box.left + 1, (box.left + box.right) / 2, box.right - 1].some((x) =>
    rows.some((y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && !hit.contains(sky) && !sky.contains(hit);
    }),
  );
}

/** Hides the names (`[data-name]`) that something lies over, or whose place an earlier name takes. */
function clearNames(sky: Element): void {
  const shown: DOMRect[] = [];
  for (const name of sky.querySelectorAll<HTMLElement>('[data-name]')) {
    const box = name.getBoundingClientRect();
    const hidden = shown.some((other) => overlap(box, other)) || isCovered(box, sky);
    name.toggleAttribute('data-hidden', hidden);
    if (!hidden) shown.push(box);
  }
}

/**
 * For the list of the names, which come with `data-hidden`: those with room lose it, so that no two lie over each other and
 * none under a picture. Done when the sky comes into view, since what is out of the window cannot be asked, and then
 * whenever `objects` change.
 */
export function useClearNames(objects: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const inView = useRef(false);
  useLayoutEffect(() => {
    if (inView.current && list.current) clearNames(list.current);
  }, [objects]);
  useInView(list, {
    onChange: (seen) => {
      inView.current = seen;
      if (seen && list.current) clearNames(list.current);
    },
  });
  return list;
}
