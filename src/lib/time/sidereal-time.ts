/** Where on Earth, in decimal degrees; north and east are positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A direction among the stars, in degrees, for the equinox of 2000. */
export interface SkyPosition {
  rightAscension: number;
  declination: number;
}

/** Radius of a chart's edge where the drawing is 1000 units wide. */
export const chartRadius = 480;

const radians = Math.PI / 180;
const msOfJ2000 = Date.UTC(2000, 0, 1, 12);
const msOfDay = 86_400_000;

/** An angle brought into 0 up to (not including) 360 degrees. */
export function normalizeDegrees(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

/** Greenwich mean sidereal time in degrees (Meeus, Astronomical Algorithms, 12.4). UTC stands in for UT1: under a second off. */
export function greenwichSiderealTime(ms: number): number {
  const days = (ms - msOfJ2000) / msOfDay;
  const centuries = days / 36_525;
  return normalizeDegrees(
    280.46061837 + 360.98564736629 * days + centuries ** 2 * (0.000387933 - centuries / 38_710_000),
  );
}

/** The right ascension that stands on the meridian of a place at a moment, in degrees. */
export function localSiderealTime(ms: number, longitude: number): number {
  return normalizeDegrees(greenwichSiderealTime(ms) + longitude);
}

/** Degrees of sidereal time as a clock shows them: 15 degrees an hour, whole minutes, rounded down. */
export function siderealClock(degrees: number): { hours: number; minutes: number } {
  // A hair is added so that a whole minute does not fall to the one before by rounding.
  const minutes = Math.floor(normalizeDegrees(degrees) * 4 + 1e-6) % 1440;
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Height above the horizon and bearing (north 0, east 90) of a star at a moment, in degrees; refraction is left out. */
export function horizontalPosition(star: SkyPosition, place: Place, ms: number): { altitude: number; azimuth: number } {
  const hourAngle = (localSiderealTime(ms, place.longitude) - star.rightAscension) * radians;
  const declination = star.declination * radians;
  const latitude = place.latitude * radians;
  const altitude = Math.asin(
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle),
  );
  const fromSouth = Math.atan2(
    Math.sin(hourAngle),
    Math.cos(hourAngle) * Math.sin(latitude) - Math.tan(declination) * Math.cos(latitude),
  );
  return { altitude: altitude / radians, azimuth: normalizeDegrees(fromSouth / radians + 180) };
}

/** The pole that stands over a latitude: 1 for the northern one, -1 for the southern. */
function poleOver(latitude: number): 1 | -1 {
  return latitude < 0 ? -1 : 1;
}

/** Degrees from the pole over a latitude to a declination. */
export function poleDistance(declination: number, latitude: number): number {
  return 90 - poleOver(latitude) * declination;
}

/** Degrees from that pole to the chart's edge: what lies beyond never rises there. */
export function chartSpan(latitude: number): number {
  return Math.round(180 - Math.abs(latitude));
}

/** How far from the chart's middle the zenith of a latitude stands, on the meridian, as a share of its radius. */
export function zenithDistance(latitude: number): number {
  return poleDistance(latitude, latitude) / chartSpan(latitude);
}

/**
 * A star's place on the chart of a latitude, which has the pole over it in its middle: distances from there are true (a
 * degree is a degree), and hours of right ascension run from the top as the sky is seen from below, clockwise round the
 * northern pole and the other way round the southern. `radius` is that of the chart's edge.
 */
export function chartPosition(star: SkyPosition, radius: number, latitude: number): { x: number; y: number } {
  const distance = (radius * poleDistance(star.declination, latitude)) / chartSpan(latitude);
  const angle = poleOver(latitude) * star.rightAscension * radians;
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
}

/** How far the chart must turn, in degrees clockwise, so that the present meridian points up. */
export function chartRotation(ms: number, { latitude, longitude }: Place): number {
  return -poleOver(latitude) * localSiderealTime(ms, longitude);
}

/** Where on that chart a direction stands at a moment, once the chart is turned: the meridian points up. */
export function chartPositionAt(star: SkyPosition, radius: number, place: Place, ms: number): { x: number; y: number } {
  const rightAscension = star.rightAscension - localSiderealTime(ms, place.longitude);
  return chartPosition({ rightAscension, declination: star.declination }, radius, place.latitude);
}

/** The place, on the chart turned to any moment, of a height above the horizon at a bearing (north 0, east 90), in degrees. */
export function chartPositionOver(
  { altitude, azimuth }: { altitude: number; azimuth: number },
  radius: number,
  latitude: number,
): { x: number; y: number } {
  const [height, bearing, phi] = [altitude * radians, azimuth * radians, latitude * radians];
  const sine = Math.sin(phi) * Math.sin(height) + Math.cos(phi) * Math.cos(height) * Math.cos(bearing);
  const hourAngle = Math.atan2(
    -Math.cos(height) * Math.sin(bearing),
    Math.sin(height) * Math.cos(phi) - Math.cos(height) * Math.sin(phi) * Math.cos(bearing),
  );
  const declination = Math.asin(Math.max(-1, Math.min(1, sine))) / radians;
  return chartPosition({ rightAscension: -hourAngle / radians, declination }, radius, latitude);
}
