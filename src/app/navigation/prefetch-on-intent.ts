import { savesData } from '#src/offline/saves-data.ts';

/** Milliseconds that a pointer or the focus rests on a link before that counts as intent: who sweeps over a menu has none. */
const rest = 65;

/** Fetches the page of a link that the visitor rests on, or has begun to press, so that it is there when it is asked for. */
export function prefetchOnIntent(fetchPage: (pathname: string) => void): void {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    if (type === 'pointerdown') fetchPage(link.pathname);
    else timer = setTimeout(() => fetchPage(link.pathname), rest);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, look, { passive: true });
}
