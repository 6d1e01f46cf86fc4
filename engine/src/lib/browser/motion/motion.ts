export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion now. To follow changes, use `useReducedMotion`. */
export function wantsLessMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

/** `--ease` from tokens.css: the Web Animations API takes no custom properties. */
export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
