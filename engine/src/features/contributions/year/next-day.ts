import { addDays } from '#src/lib/time/days.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -7,
  ArrowRight: 7,
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -28,
  PageDown: 28,
};

/** The day that a key moves to, or null when the key does nothing. `days` are sorted. */
export function nextDay(key: string, days: readonly string[], current: string): string | null {
  if (key === 'Home') return days[0] ?? null;
  if (key === 'End') return days.at(-1) ?? null;
  const step = steps[key];
  if (step === undefined) return null;
  const target = addDays(current, step);
  return days.includes(target) ? target : null;
}
