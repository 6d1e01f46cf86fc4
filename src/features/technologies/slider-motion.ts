/** Milliseconds of one round, in which the whole list passes once. */
export const loopTime = 80_000;
/** The share of a drag past either end that the list still follows. */
export const elasticity = 0.1;

/** Where the list stands: its share of a round (0 to 1), and how far it is pulled past an end, in pixels. */
export interface SliderPlace {
  progress: number;
  overshoot: number;
}

/** The list's place after a drag by `distance` pixels (to the right is positive) that began at `start` of a round of `length` pixels. */
export function dragTo(start: number, distance: number, length: number): SliderPlace {
  if (length <= 0) return { progress: 0, overshoot: 0 };
  const wanted = -start * length + distance;
  const reached = Math.min(0, Math.max(-length, wanted));
  return { progress: -reached / length || 0, overshoot: (wanted - reached) * elasticity };
}

/** The share of the present round at an animation's running time. */
export function progressAt(time: number): number {
  return (((time % loopTime) + loopTime) % loopTime) / loopTime;
}
