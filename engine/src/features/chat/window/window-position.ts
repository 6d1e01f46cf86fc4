/** Pixels between the window's right and bottom edges and those of the visible page. */
export interface WindowPosition {
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const defaultPosition: WindowPosition = { right: 24, bottom: 24 };
const margin = 8;

/** Nearest position that keeps the window, or at least its top left corner, visible. */
export function withinReach(position: WindowPosition, size: Size, page: Size): WindowPosition {
  return {
    right: clamp(position.right, page.width - size.width - margin),
    bottom: clamp(position.bottom, page.height - size.height - margin),
  };
}

/** A window larger than the page keeps its header visible rather than its foot. */
function clamp(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, Math.min(margin, most)), most));
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Position after an arrow key: 16 px, with Shift 64. */
export function positionAfterKey(position: WindowPosition, key: string, isLarge: boolean): WindowPosition {
  const step = steps[key] ?? [0, 0];
  const length = isLarge ? 64 : 16;
  return { right: position.right + step[0] * length, bottom: position.bottom + step[1] * length };
}
