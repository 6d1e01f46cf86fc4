import { chartPositionOver } from '#src/lib/time/sidereal-time.ts';

/** Large enough to cover everything below the horizon. */
const everything = 1600;
/** Length of the sides that draw a circle of altitude. */
const side = 22;

export function horizonSymbol(radius: number, latitude: number): string {
  const at = (altitude: number, azimuth: number) => chartPositionOver({ altitude, azimuth }, radius, latitude);
  const written = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const zenith = at(90, 0);
  // Away from the zenith. The bearing is not perpendicular to this projected horizon.
  const outwards = ({ x, y }: { x: number; y: number }, share: number) =>
    `${((x - zenith.x) * share).toFixed(1)} ${((y - zenith.y) * share).toFixed(1)}`;
  // Points evenly far from each other: evenly spaced azimuths leave straight sides away from the pole.
  const round = (altitude: number) => {
    const places = Array.from({ length: 1440 }, (_, index) => at(altitude, index / 4 + 0.01));
    let last = places[0];
    const kept = places.filter((place) => {
      if (last && place !== last && Math.hypot(place.x - last.x, place.y - last.y) < side) return false;
      last = place;
      return true;
    });
    return `M${kept.map(written).join('L')}Z`;
  };
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const azimuth = index * 5 + 0.01;
    const length = index % 18 === 0 ? 0.04 : index % 6 === 0 ? 0.03 : index % 2 === 0 ? 0.02 : 0.011;
    return `M${written(at(0, azimuth))}l${outwards(at(0, azimuth), length)}`;
  });
  const veil = `M${-everything} ${-everything}H${everything}V${everything}H${-everything}Z${round(0)}`;
  return [
    '<symbol id="horizon" overflow="visible"><g fill="none" stroke="currentColor">',
    `<path fill="var(--page,#fff)" fill-opacity=".8" fill-rule="evenodd" stroke="none" d="${veil}"/>`,
    `<path stroke-width=".8" stroke-opacity=".3" stroke-dasharray="1 6" d="${round(30)}${round(60)}"/>`,
    `<path stroke-width="1" stroke-opacity=".6" d="${round(0)}${ticks.join('')}"/>`,
    '</g></symbol>',
  ].join('');
}
