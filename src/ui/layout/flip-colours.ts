import { wantsLessMotion } from '#src/lib/browser/less-motion.ts';

/** The marks on the document's element while its colours change (`base.css`). */
const still = 'flip';
const held = 'sweep';
const sweeping = 'sweeping';

/**
 * Changes the colours of the whole page at once: nothing fades on its own meanwhile, so that no text is lost on its ground. With
 * `from` the new colours sweep over the page from there, where the browser can and motion is wanted.
 */
export function flipColours(change: () => void, from?: Element): void {
  const root = document.documentElement;
  const { theme } = root.dataset;
  const calm = !from || !document.startViewTransition || wantsLessMotion();
  // Measured before anything changes: afterwards the browser would have to style the whole page for it.
  const box = calm ? null : from.getBoundingClientRect();
  root.dataset[still] = '';
  if (!box) {
    change();
    // The next frame is painted without fading; in the one after it things may move again.
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset[still]));
    return;
  }
  root.style.setProperty('--sweep-x', `${box.x + box.width / 2}px`);
  root.style.setProperty('--sweep-y', `${box.y + box.height / 2}px`);
  // What is said of the theme is true at once; only the colours are held until the page as it was has been kept.
  root.dataset[held] = theme;
  root.dataset[sweeping] = '';
  change();
  const end = () => {
    delete root.dataset[still];
    delete root.dataset[sweeping];
  };
  document.startViewTransition(() => delete root.dataset[held]).finished.then(end, end);
}
