import type { PointerEvent } from 'react';

/** Reports pointer movement, in pixels since the press, until the pointer is released. */
export function followPointer(press: PointerEvent<HTMLElement>, onMove: (x: number, y: number) => void): void {
  const { clientX, clientY, pointerId } = press;
  const handle: HTMLElement = press.currentTarget;
  const ended = new AbortController();
  const { signal } = ended;
  handle.setPointerCapture(pointerId);
  handle.addEventListener(
    'pointermove',
    (moved) => {
      if (moved.pointerId === pointerId) onMove(moved.clientX - clientX, moved.clientY - clientY);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const)
    handle.addEventListener(end, () => ended.abort(), { signal });
}
