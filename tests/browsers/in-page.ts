// What runs in the page: finding things as a visitor does, by role and name. Testing Library knows both.
import type * as TestingLibrary from '@testing-library/dom';

/** A thing of the page, by role and name, perhaps within another. */
export interface Thing {
  role: string;
  /** The whole name, or with `pattern` a part of it. */
  name?: string;
  pattern?: string;
  /** Which one, of several; the first if not said. */
  at?: number;
  within?: Thing;
}

/** A place of the window. */
export interface Point {
  x: number;
  y: number;
}

declare global {
  var TestingLibraryDom: typeof TestingLibrary;
}

/** All elements that are this thing and can be seen, in the order of the page. */
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

/** Says where to press an element, having brought it into the window if need be; null while something else lies there. */
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
