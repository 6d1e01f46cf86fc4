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
 * For the list of the names: those without room get `data-hidden`, so that no two lie over each other and none under a
 * picture. Done whenever `objects` change, and when the sky is scrolled to: what is out of the window cannot be asked.
 */
export function useClearNames(objects: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) clearNames(list.current);
  }, [objects]);
  useInView(list, { onChange: (seen) => seen && list.current && clearNames(list.current) });
  return list;
}
