import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useInView } from '#src/ui/hooks/use-in-view.ts';

/** Do two boxes share a point? */
function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Does something of the hero lie over a box, a print or the portrait? Asked at six points of its edges; none out of the window. */
function covered(box: DOMRect, sky: Element): boolean {
  const hero = sky.closest('section');
  const rows = [box.top + 1, box.bottom - 1];
  const points = [box.left + 1, (box.left + box.right) / 2, box.right - 1].flatMap((x) => rows.map((y) => ({ x, y })));
  return points.some(({ x, y }) =>
    document.elementsFromPoint(x, y).some((hit) => hero?.contains(hit) && !hit.contains(sky) && !sky.contains(hit)),
  );
}

/**
 * Takes away what a print covers or cuts (`data-cut`), has a name change sides where its own is taken (`data-turned`), and
 * hides those that have no room on either: something lies over, or an earlier name or another mark is there.
 */
function clearNames(sky: Element): void {
  const names = [...sky.querySelectorAll<HTMLElement>('[data-name]')];
  const marks = names.map((name) => (name.previousElementSibling ?? name).getBoundingClientRect());
  const shown: DOMRect[] = [];
  for (const [index, name] of names.entries()) {
    const object = name.parentElement;
    if (!object) continue;
    const isCut = covered(object.getBoundingClientRect(), sky);
    object.toggleAttribute('data-cut', isCut);
    const hidden =
      isCut ||
      [false, true].every((turned) => {
        object.toggleAttribute('data-turned', turned);
        const box = name.getBoundingClientRect();
        const others = marks.filter((_, at) => at !== index);
        const taken = [...shown, ...others].some((other) => overlap(box, other)) || covered(box, sky);
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
