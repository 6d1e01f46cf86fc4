/** Decimal degrees; north and east are positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** J2000 equatorial coordinates in degrees. */
export interface SkyPosition {
  rightAscension: number;
  declination: number;
}

/** Radius of the chart's edge in a drawing 1000 units wide. */
export const chartRadius = 480;

const radians = Math.PI / 180;
const msOfJ2000 = Date.UTC(2000, 0, 1, 12);
const msOfDay = 86_400_000;

/** Normalizes an angle to [0, 360) degrees. */
export function normalizeDegrees(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

/**
 * Greenwich mean sidereal time in degrees (Meeus, Astronomical Algorithms, 12.4). Uses UTC for UT1: the error is below
 * a second.
 */
export function greenwichSiderealTime(ms: number): number {
  const days = (ms - msOfJ2000) / msOfDay;
  const centuries = days / 36_525;
  return normalizeDegrees(
    280.46061837 + 360.98564736629 * days + centuries ** 2 * (0.000387933 - centuries / 38_710_000),
  );
}

/** Local sidereal time in degrees: the right ascension on the meridian. */
export function localSiderealTime(ms: number, longitude: number): number {
  return normalizeDegrees(greenwichSiderealTime(ms) + longitude);
}

/** Degrees of sidereal time as hours and minutes, rounded down. */
export function siderealClock(degrees: number): { hours: number; minutes: number } {
  // An epsilon keeps a whole minute from being rounded down.
  const minutes = Math.floor(normalizeDegrees(degrees) * 4 + 1e-6) % 1440;
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Altitude and azimuth (north 0, east 90) in degrees, without refraction. */
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

function visiblePole(latitude: number): 1 | -1 {
  return latitude < 0 ? -1 : 1;
}

export function poleDistance(declination: number, latitude: number): number {
  return 90 - visiblePole(latitude) * declination;
}

/** Degrees from the visible pole to the chart's edge; stars beyond never rise. */
export function chartSpan(latitude: number): number {
  return Math.round(180 - Math.abs(latitude));
}

/** Distance of the zenith from the chart's centre, as a fraction of its radius. */
export function zenithDistance(latitude: number): number {
  return poleDistance(latitude, latitude) / chartSpan(latitude);
}

/**
 * A star's position on the chart for a latitude. The projection is azimuthal equidistant around the visible pole:
 * distances from the centre are true. Right ascension starts at the top and runs as seen from below: clockwise around
 * the northern pole, counterclockwise around the southern. `radius` is that of the chart's edge.
 */
export function chartPosition(star: SkyPosition, radius: number, latitude: number): { x: number; y: number } {
  const distance = (radius * poleDistance(star.declination, latitude)) / chartSpan(latitude);
  const angle = visiblePole(latitude) * star.rightAscension * radians;
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
}

/** Clockwise rotation in degrees that puts the current meridian at the top. */
export function chartRotation(ms: number, { latitude, longitude }: Place): number {
  return -visiblePole(latitude) * localSiderealTime(ms, longitude);
}

/** A star's position at a moment on the rotated chart (meridian up). */
export function chartPositionAt(star: SkyPosition, radius: number, place: Place, ms: number): { x: number; y: number } {
  const rightAscension = star.rightAscension - localSiderealTime(ms, place.longitude);
  return chartPosition({ rightAscension, declination: star.declination }, radius, place.latitude);
}

/** The position on the rotated chart for an altitude and azimuth (north 0, east 90) in degrees. */
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
