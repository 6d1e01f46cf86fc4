// Runs in the page: finds elements by role and name with Testing Library.
import type * as TestingLibrary from '@testing-library/dom';

export interface Thing {
  role: string;
  /** The full name, or with `pattern` a part of it. */
  name?: string;
  pattern?: string;
  at?: number;
  within?: Thing;
}

export interface Point {
  x: number;
  y: number;
}

declare global {
  var TestingLibraryDom: typeof TestingLibrary;
}

/** All visible matching elements, in document order. */
export function locateAll(thing: Thing): HTMLElement[] {
  const locate = ({ role, name, pattern, within, at }: Thing): HTMLElement[] => {
    const roots = within ? locate(within).slice(0, 1) : [document.body];
    const wanted = pattern === undefined ? name : new RegExp(pattern, 'u');
    const found = roots.flatMap((root) =>
      TestingLibraryDom.queryAllByRole(root, role, { name: wanted }).filter((element) => element.checkVisibility()),
    );
    return at === undefined ? found : found.slice(at, at + 1);
  };
  return locate(thing);
}

/** Scrolls the element into view and returns where to click it; null while something covers it. */
export function pointOf(element: HTMLElement | undefined): Point | null {
  const look = () => {
    const [box] = element?.getClientRects() ?? [];
    if (!element || !box || box.width === 0) return null;
    const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const top = document.elementFromPoint(point.x, point.y);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return top && [element, ...labels].some((part) => part.contains(top)) ? point : null;
  };
  const point = look();
  if (point) return point;
  element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return look();
}
