import { flushSync } from 'react-dom';
import { canTransition, startTransition } from '#src/lib/browser/motion/view-transition.ts';
import './turn-page.css';

/** The name of the picture that goes over from one page to the next (`turn-page.css`). */
const cover = 'cover';

/**
 * Shows another page. The picture of the link that leads there goes over into the same picture there, where the browser can
 * and motion is wanted.
 */
export function turnPage({ pathname, hash }: URL, show: () => void): void {
  const from = [...document.links]
    .filter((link) => link.pathname === pathname && link.hash === hash)
    .flatMap(picturesIn)
    .find(isInView);
  if (!from || !canTransition()) {
    show();
    return;
  }
  from.style.viewTransitionName = cover;
  let to: HTMLImageElement | undefined;
  const end = () => {
    for (const picture of [from, to]) if (picture) picture.style.viewTransitionName = '';
  };
  const change = () => {
    flushSync(show);
    from.style.viewTransitionName = '';
    to = picturesIn(document).find((each) => sourceOf(each) === sourceOf(from) && isInView(each));
    if (!to) return transition.skipTransition();
    to.style.viewTransitionName = cover;
    // What enters with it on its own would be gone again once the picture has arrived.
    for (const animation of document.getAnimations())
      if (animation.effect instanceof KeyframeEffect && animation.effect.target?.contains(to)) animation.cancel();
  };
  const transition = startTransition(change);
  transition.finished.then(end, end);
}

/** But for what holds a picture's place. */
function picturesIn(part: ParentNode): HTMLImageElement[] {
  return [...part.querySelectorAll<HTMLImageElement>('img:not([aria-hidden])')];
}

/** What a picture shows, whatever its width. */
function sourceOf({ src }: HTMLImageElement): string {
  return src.replace(/(-\d+)?\.\w+$/, '');
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
