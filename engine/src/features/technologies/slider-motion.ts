/** Milliseconds for one pass of the whole list. */
export const loopTime = 80_000;
/** Share of a drag beyond either end that the list follows. */
export const elasticity = 0.1;

/** Position of the list: progress of the loop (0 to 1) and overscroll past an end, in pixels. */
export interface SliderPlace {
  progress: number;
  overshoot: number;
}

/**
 * Position after dragging by `distance` pixels (positive: right) from progress `start` in a loop of `length` pixels.
 */
export function dragTo(start: number, distance: number, length: number): SliderPlace {
  if (length <= 0) return { progress: 0, overshoot: 0 };
  const wanted = -start * length + distance;
  const reached = Math.min(0, Math.max(-length, wanted));
  return { progress: -reached / length || 0, overshoot: (wanted - reached) * elasticity };
}

/** Progress within the current loop (0 to 1) at an animation time in milliseconds. */
export function progressAt(time: number): number {
  return (((time % loopTime) + loopTime) % loopTime) / loopTime;
}
