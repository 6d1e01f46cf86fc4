import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useInView } from '#src/ui/hooks/use-in-view.ts';

/** Do two boxes share a point? */
function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Of six points at the edges of a box, those that something lies over which is no part of the sky, nor around it; none out of the window. */
function covered(box: DOMRect, sky: Element): number {
  const rows = [box.top + 1, box.bottom - 1];
  const points = [box.left + 1, (box.left + box.right) / 2, box.right - 1].flatMap((x) => rows.map((y) => ({ x, y })));
  return points.filter(({ x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && !hit.contains(sky) && !sky.contains(hit);
  }).length;
}

/**
 * Brings before a picture what its edge would cut (`data-cut`), has a name change sides where its own is taken
 * (`data-turned`), and hides those that have no room on either: something lies over, or an earlier name or another mark is there.
 */
function clearNames(sky: Element): void {
  const names = [...sky.querySelectorAll<HTMLElement>('[data-name]')];
  const marks = names.map((name) => (name.previousElementSibling ?? name).getBoundingClientRect());
  const shown: DOMRect[] = [];
  for (const [index, name] of names.entries()) {
    const object = name.parentElement;
    if (!object) continue;
    object.removeAttribute('data-cut');
    const under = covered(object.getBoundingClientRect(), sky);
    object.toggleAttribute('data-cut', under > 0 && under < 6);
    const hidden =
      under === 6 ||
      [false, true].every((turned) => {
        object.toggleAttribute('data-turned', turned);
        const box = name.getBoundingClientRect();
        const others = marks.filter((_, at) => at !== index);
        const taken = [...shown, ...others].some((other) => overlap(box, other)) || covered(box, sky) > 0;
        if (!taken) shown.push(box);
        return taken;
      });
    name.toggleAttribute('data-hidden', hidden);
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
