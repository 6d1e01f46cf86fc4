/** Which of the eight phases an angle of age (0 new, 180 full) belongs to; the four that have a moment last a day or so. */
export function phaseIndex(phase: number): number {
  const quarter = Math.round(phase / 90);
  // The Moon gains some twelve degrees a day on the Sun.
  if (Math.abs(phase - quarter * 90) < 6.1) return (quarter % 4) * 2;
  return Math.floor(phase / 90) * 2 + 1;
}
