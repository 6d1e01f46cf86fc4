import { languages } from '#src/i18n/languages.ts';

/** A date as a text says it; parts may be missing. */
export interface SaidDate {
  said: string;
  year?: number;
  month?: number;
  day?: number;
  weekday?: string;
}

type Calendar = ReturnType<typeof calendarOf>;

const calendars = new Map<string, Calendar>();

/** Names of months and weekdays in a language and in those of the site. */
export function monthsAndDays(language: string): Calendar {
  const calendar = calendars.get(language) ?? calendarOf(language);
  calendars.set(language, calendar);
  return calendar;
}

function calendarOf(language: string) {
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const each of new Set<string>([language, ...languages])) {
    const name = (options: Intl.DateTimeFormatOptions, day: number, month = 0) =>
      new Intl.DateTimeFormat(`${each}-u-ca-gregory`, { ...options, timeZone: 'UTC' })
        .formatToParts(Date.UTC(2024, month, day))
        .find(({ type }) => type in options)!.value;
    for (let month = 0; month < 12; month += 1)
      for (const options of [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const)
        for (const form of forms(name(options, 15, month))) months.set(form, month + 1);
    for (let day = 1; day <= 7; day += 1) for (const form of forms(name({ weekday: 'long' }, day))) weekdays.add(form);
  }
  const either = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length).join('|');
  const alone = (inner: string) => `(?<![\\p{L}\\p{N}])(?:${inner})(?![\\p{L}\\p{N}])`;
  const day = String.raw`(\d{1,2})(?:st|nd|rd|th|[ºª.])?`;
  const join = String.raw`(?:\s+\p{Ll}{1,3})?,?\s+`;
  const source = [
    String.raw`(?<iy>\d{4})-(?<im>\d{2})(?:-(?<id>\d{2}))?`,
    String.raw`(?<nd>\d{1,2})[./](?<nm>\d{1,2})[./](?<ny>\d{4})`,
    `(?:(?<d>${day})${join})?(?<m>${either(months.keys())})(?:${join}(?<d2>${day})(?!\\d))?(?:${join}(?<y>\\d{4}))?`,
    `(?<w>${either(weekdays)})`,
  ];
  return { months, pattern: new RegExp(source.map(alone).join('|'), 'gu') };
}

/** "May" is a month, "may" is not: a name written with a capital is never met without it. */
function forms(name: string): string[] {
  return [name, name.charAt(0).toUpperCase() + name.slice(1)];
}

/** The dates in a text, and the text without them. */
export function datesIn(text: string, { months, pattern }: Calendar): { dates: SaidDate[]; rest: string } {
  const dates: SaidDate[] = [];
  const rest = text.replace(pattern, (said: string, ...others) => {
    const groups = others.at(-1) as Record<string, string | undefined>;
    const number = (...names: string[]) => {
      const value = names.map((name) => groups[name]).find((each) => each !== undefined);
      return value === undefined ? undefined : Number.parseInt(value, 10);
    };
    dates.push({
      said,
      year: number('iy', 'ny', 'y'),
      month: number('im', 'nm') ?? months.get(groups.m ?? ''),
      day: number('id', 'nd', 'd', 'd2'),
      weekday: groups.w?.toLowerCase(),
    });
    return ' ';
  });
  return { dates, rest };
}

/** True if a source's date says at least as much as the one in a text. 3/4/2025 is in March or in April. */
export function isSameDate(told: SaidDate, source: SaidDate): boolean {
  const { year, month, day, weekday } = told;
  const agrees = (a?: number, b?: number) => a === undefined || a === b;
  const inOrder = agrees(month, source.month) && agrees(day, source.day);
  const turned = /^\d+[./]/.test(told.said) && month === source.day && day === source.month;
  return weekday === source.weekday && agrees(year, source.year) && (inOrder || turned);
}
