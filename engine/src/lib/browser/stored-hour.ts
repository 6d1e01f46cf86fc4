/** An hour chosen in the sky: until the visit ends or a theme is chosen, the page has its light. */
export interface ChosenHour {
  /** Step of light (`lib/time/sun-altitude.ts`), with a theme that is dark or not. */
  step: string;
  dark: boolean;
  moment: number;
}

/** For `sessionStorage`, and back. The boot script reads it before the first paint. */
export function writeHour({ step, dark, moment }: ChosenHour): string {
  return `${step} ${dark ? 'dark' : ''} ${moment}`;
}

export function parseHour(text: string | null): ChosenHour | null {
  const [step, dark, moment] = text?.split(' ') ?? [];
  return step && moment ? { step, dark: dark === 'dark', moment: Number(moment) } : null;
}
