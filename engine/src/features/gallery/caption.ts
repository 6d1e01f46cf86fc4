import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import type { GalleryFrame } from './gallery.loader.ts';
import styles from './gallery.module.css';

/** Dots that show how many frames there are, what a frame shows, and how it was taken. */
export function captionOf({ caption, capture }: GalleryFrame, place: number, count: number, dataTitle: string): Node[] {
  const dots = Object.assign(document.createElement('div'), { className: cx(styles.dots), ariaHidden: 'true' });
  if (count > 1) dots.append(...Array.from({ length: count }, () => document.createElement('span')));
  dots.children[place]?.toggleAttribute('data-current', true);
  const text = Object.assign(element('p', caption), { className: cx(styles.text) });
  if (capture.length === 0) return [dots, text];
  const head = Object.assign(element('p', dataTitle), { className: 'label' });
  const line = document.createElement('ul');
  line.className = cx(styles.capture);
  for (const part of capture) {
    const item = document.createElement('li');
    item.append(element('bdi', part));
    line.append(item);
  }
  return [dots, text, head, line];
}

function element(tag: 'p' | 'bdi', text: Text): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: plain(text), lang: langOf(text) ?? '' });
}
