import { canTransition, startTransition } from '#src/lib/browser/motion/view-transition.ts';

/** The marks on the document's element while its colours change (`base.css`). */
const still = 'flip';
const held = 'sweep';
const sweeping = 'sweeping';
/** The sweep that is on its way: what an earlier one has still to do is no longer wanted. */
let latest = {};

/**
 * Changes the colours of the whole page at once: nothing fades on its own meanwhile, so that no text is lost on its ground. With
 * `from` the new colours sweep over the page from there, where the browser can and motion is wanted.
 */
export function flipColours(change: () => void, from?: Element): void {
  const root = document.documentElement;
  const { theme } = root.dataset;
  // Measured before anything changes: afterwards the browser would have to style the whole page for it.
  const box = from && canTransition() ? from.getBoundingClientRect() : null;
  if (!from || !box) {
    root.dataset[still] = '';
    change();
    // The next frame is painted without fading; in the one after it things may move again.
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset[still]));
    return;
  }
  // What is said of the theme is true at once, and painted; only the colours, for which the browser styles the whole page, are
  // held until the page as it was has been kept.
  root.dataset[held] = theme;
  root.dataset[sweeping] = '';
  change();
  const mine = (latest = {});
  const ifLatest = (act: () => void) => () => {
    if (mine === latest) act();
  };
  const end = ifLatest(() => {
    delete root.dataset[still];
    delete root.dataset[sweeping];
  });
  const sweep = ifLatest(() => {
    root.dataset[still] = '';
    delete root.dataset[held];
  });
  // The switch is seen to move before the page is kept, which takes a phone some frames.
  onceDrawn(
    from,
    ifLatest(() => {
      const transition = startTransition(sweep);
      transition.ready.then(
        () => growFrom(box),
        () => undefined,
      );
      void transition.finished.then(end, end);
    }),
  );
}

/** Has the new page grow as a circle from the middle of a box. A property of the document's for the place would style all of it anew. */
function growFrom({ x, y, width, height }: DOMRect): void {
  const place = `${x + width / 2}px ${y + height / 2}px`;
  document.documentElement.animate(
    { clipPath: [`circle(0 at ${place})`, `circle(150vmax at ${place})`] },
    { duration: 480, easing: 'ease-in-out', pseudoElement: '::view-transition-new(root)' },
  );
}

/** Calls back after the next frame: an observer's word, since a page under a frozen clock has no frames to ask for. */
function onceDrawn(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
}
