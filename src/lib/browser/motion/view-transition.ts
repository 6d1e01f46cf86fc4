import { wantsLessMotion } from './motion.ts';

/** Whether a change of the page may be shown as a transition: the browser can, and the visitor has not asked for less motion. */
export function canTransition(): boolean {
  return Boolean(document.startViewTransition) && !wantsLessMotion();
}

/** Changes the page within a view transition. One that is skipped, by the next or by the browser, has changed it all the same. */
export function startTransition(change: () => void): ViewTransition {
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => undefined);
  return transition;
}
