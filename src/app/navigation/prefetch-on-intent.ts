import { savesData } from '#src/lib/browser/saves-data.ts';

/** Milliseconds that a pointer or the focus rests on a link before that counts as intent: who sweeps over a menu has none. */
const rest = 65;

/** Fetches the page of a link that the visitor rests on, or has begun to press, so that it is there when it is asked for. */
export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const look = (event: PointerEvent | FocusEvent) => {
    forget();
    const { target, type } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    // A finger that comes down may be about to scroll: then the browser takes it away.
    const presses = type === 'pointerdown' && 'pointerType' in event && event.pointerType !== 'touch';
    if (presses) prefetch(link.pathname);
    else timer = setTimeout(() => prefetch(link.pathname), rest);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const)
    addEventListener(type, look, { passive: true });
  for (const type of ['pointercancel', 'pointerup'] as const) addEventListener(type, forget, { passive: true });
}
