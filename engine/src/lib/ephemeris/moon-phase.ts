/**
 * Index of the phase (0 new to 7) for a phase angle (0 new, 180 full). New, full and quarters last about a day each.
 */
export function phaseIndex(phase: number): number {
  const quarter = Math.round(phase / 90);
  // The Moon gains about twelve degrees a day on the Sun.
  if (Math.abs(phase - quarter * 90) < 6.1) return (quarter % 4) * 2;
  return Math.floor(phase / 90) * 2 + 1;
}
