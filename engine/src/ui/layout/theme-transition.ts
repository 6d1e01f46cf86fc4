import { onceDrawn } from '#src/lib/browser/once-drawn.ts';
import { canTransition, startTransition } from '#src/lib/browser/motion/view-transition.ts';

/** `data-…` attributes of `<html>` while its colours change (`base.css`, `tokens.css`). */
const instantMark = 'flip';
const sweepMark = 'sweep';
const sweeping = 'sweeping';
/** Token of the current sweep; a superseded one compares it and stops. */
let latest = {};

/**
 * Changes the colours of the whole page at once, with all other transitions off, so that text stays readable
 * throughout. With `from`, the new colours sweep over the page from that element, if the browser supports it and motion
 * is allowed; `tint` changes colours that the theme alone does not, once the old page is kept.
 */
export function transitionTheme(change: () => void, from?: Element, tint?: () => void): void {
  const root = document.documentElement;
  const { theme } = root.dataset;
  const repaint = () => {
    root.dataset[instantMark] = '';
    delete root.dataset[sweepMark];
    tint?.();
  };
  // Measure before changing anything; afterwards it would force a style recalculation of the page.
  const box = from && canTransition() ? from.getBoundingClientRect() : null;
  if (!from || !box) {
    const recolour = () => {
      repaint();
      // The next frame is painted without transitions; after it they may run again.
      requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset[instantMark]));
    };
    // The switch that was pressed is painted first, because the colours restyle the whole page.
    if (from) {
      root.dataset[sweepMark] = theme;
      onceDrawn(from, recolour);
    }
    change();
    if (!from) recolour();
    return;
  }
  // The switch's state changes and is painted at once. Only the colours, which restyle the whole page, wait until the
  // snapshot of the old page is taken.
  root.dataset[sweepMark] = theme;
  root.dataset[sweeping] = '';
  change();
  const mine = (latest = {});
  const ifLatest = (act: () => void) => () => {
    if (mine === latest) act();
  };
  const end = ifLatest(() => {
    delete root.dataset[instantMark];
    delete root.dataset[sweeping];
  });
  // Let the switch move first: taking the snapshot costs a phone several frames.
  onceDrawn(
    from,
    ifLatest(() => {
      const transition = startTransition(ifLatest(repaint));
      transition.ready.then(
        () => growFrom(box),
        () => undefined,
      );
      void transition.finished.then(end, end);
    }),
  );
}

/** The mask's width in vmax: its opaque part, 80 %, covers the window from any corner. */
const widest = 375;

/**
 * Reveals the new page as a disc with a soft edge, growing from the middle of a box. A custom property on the root for
 * the position would restyle the whole page.
 */
function growFrom({ x, y, width, height }: DOMRect): void {
  const [left, top] = [x + width / 2, y + height / 2];
  document.documentElement.animate(
    {
      maskImage: Array(2).fill('radial-gradient(closest-side, #000 80%, transparent)'),
      maskRepeat: Array(2).fill('no-repeat'),
      maskSize: ['0vmax 0vmax', `${widest}vmax ${widest}vmax`],
      maskPosition: [`${left}px ${top}px`, `calc(${left}px - ${widest / 2}vmax) calc(${top}px - ${widest / 2}vmax)`],
    },
    { duration: 480, easing: 'ease-in-out', pseudoElement: '::view-transition-new(root)' },
  );
}
