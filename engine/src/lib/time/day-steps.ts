/** Steps of light from a high Sun to full night, as `data-hour` names them (`ui/styles/hour.css`). */
export const daySteps = ['day', 'golden', 'sunset', 'civil', 'nautical', 'astronomical', 'night'] as const;

export type DayStep = (typeof daySteps)[number];

/** True from civil dusk on: the page then has its dark theme. */
export function isDarkStep(step: DayStep): boolean {
  return daySteps.indexOf(step) > 2;
}

/** The step in a stored text such as `civil 1764180000000`. */
export function storedStep(text: string | null): DayStep | undefined {
  return daySteps.find((step) => step === text?.split(' ')[0]);
}
