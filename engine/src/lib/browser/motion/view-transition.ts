import { wantsLessMotion } from './motion.ts';

export function canTransition(): boolean {
  return Boolean(document.startViewTransition) && !wantsLessMotion();
}

/** Changes the page in a view transition. If the transition is skipped, the change is still made. */
export function startTransition(change: () => void): ViewTransition {
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => undefined);
  return transition;
}
