import { savesData } from '#src/lib/browser/saves-data.ts';

/** Milliseconds that a pointer or the focus must rest on a link. Filters out pointers that only cross it. */
const rest = 65;

export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const look = (event: PointerEvent | FocusEvent) => {
    forget();
    const { target, type } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    // A touch may become a scroll, so it does not count as a press yet.
    const presses = type === 'pointerdown' && 'pointerType' in event && event.pointerType !== 'touch';
    if (presses) prefetch(link.pathname);
    else timer = setTimeout(() => prefetch(link.pathname), rest);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const)
    addEventListener(type, look, { passive: true });
  for (const type of ['pointercancel', 'pointerup'] as const) addEventListener(type, forget, { passive: true });
}
