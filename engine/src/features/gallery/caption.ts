import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import type { GalleryFrame } from './gallery.loader.ts';
import styles from './gallery.module.css';

export function captionOf({ caption, capture }: GalleryFrame): Node[] {
  const text = Object.assign(element('p', caption), { className: cx(styles.text) });
  if (capture.length === 0) return [text];
  const line = document.createElement('ul');
  line.className = cx(styles.capture);
  for (const part of capture) {
    const item = document.createElement('li');
    item.append(element('bdi', part));
    line.append(item);
  }
  return [text, line];
}

function element(tag: 'p' | 'bdi', text: Text): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: plain(text), lang: langOf(text) ?? '' });
}
