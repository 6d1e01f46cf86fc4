import { flushSync } from 'react-dom';
import { canTransition, startTransition } from '#src/lib/browser/motion/view-transition.ts';
import './turn-page.css';

/** View-transition name of the picture that both pages share (`turn-page.css`). */
const cover = 'cover';

/**
 * Shows another page. A picture in or below the clicked link morphs into the same picture on the next page, if the
 * browser supports view transitions and motion is allowed.
 */
export function turnPage({ pathname, hash }: URL, show: () => void): void {
  const from = [...document.links]
    .filter((link) => link.pathname === pathname && link.hash === hash)
    .flatMap((link) => picturesIn((link.textContent === '' && link.parentElement) || link))
    .find(isInView);
  if (!from || !canTransition()) {
    show();
    return;
  }
  from.style.viewTransitionName = cover;
  let to: HTMLImageElement | undefined;
  const { dataset } = document.documentElement;
  const end = () => {
    delete dataset.turning;
    for (const picture of [from, to]) if (picture) picture.style.viewTransitionName = '';
  };
  const change = () => {
    flushSync(show);
    from.style.viewTransitionName = '';
    to = picturesIn(document).find((each) => sourceOf(each) === sourceOf(from) && isInView(each));
    if (!to) return transition.skipTransition();
    to.style.viewTransitionName = cover;
    dataset.turning = '';
    // Its own entrance animation would otherwise still run after the picture has arrived.
    for (const animation of document.getAnimations())
      if (animation.effect instanceof KeyframeEffect && animation.effect.target?.contains(to)) animation.cancel();
  };
  const transition = startTransition(change);
  transition.finished.then(end, end);
}

function picturesIn(part: ParentNode): HTMLImageElement[] {
  return [...part.querySelectorAll<HTMLImageElement>('img:not([aria-hidden])')];
}

function sourceOf({ src }: HTMLImageElement): string {
  return src.replace(/(-\d+)?\.\w+$/, '');
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
