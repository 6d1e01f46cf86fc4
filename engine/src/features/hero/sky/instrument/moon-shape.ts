/**
 * SVG path of the lit part of a unit disc: a half circle on the bright side, closed by the terminator (half an ellipse).
 * `phase` is the age as an angle in degrees (0 new, 90 first quarter, 180 full). The waxing Moon is lit on the right in the
 * northern hemisphere, on the left in the southern.
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
