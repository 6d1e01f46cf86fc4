/** Hours between a time zone's clock and the sun at a longitude, whichever way round the earth is shorter. */
export function hoursFromSun(timeZone: string, longitude: number, time = Date.UTC(2026, 0)): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offset = Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
  return Math.abs(((((offset - longitude / 15 + 12) % 24) + 24) % 24) - 12);
}

/** No zone of inhabited land is farther from its sun. */
export const farthest = 3.2;
