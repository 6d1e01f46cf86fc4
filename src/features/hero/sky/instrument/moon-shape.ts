/**
 * The lit part of the Moon's disc of radius 1, as a path: half a circle on the bright side, and the terminator back, half an
 * ellipse. `phase` is the age as an angle (0 new, 90 first quarter, 180 full). As seen from the north the growing Moon is lit
 * on the right; from the south, where the observer stands the other way up, on the left.
 */
export function moonShape(phase: number, southern: boolean): string {
  const isWaxing = phase < 180;
  const terminator = Math.abs(Math.cos((phase * Math.PI) / 180));
  const isBulging = phase > 90 && phase < 270;
  const litRight = isWaxing !== southern;
  const outer = litRight ? 1 : 0;
  const back = isBulging === litRight ? 1 : 0;
  return `M0 -1A1 1 0 0 ${outer} 0 1A${terminator.toFixed(3)} 1 0 0 ${back} 0 -1Z`;
}
