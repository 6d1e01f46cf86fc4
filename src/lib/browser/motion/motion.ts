/** The query of visitors who asked for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for less motion now; what has to follow a change asks `useReducedMotion`. */
export function wantsLessMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

/** `--ease` of the tokens, for what script moves: it takes no custom property. */
export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
