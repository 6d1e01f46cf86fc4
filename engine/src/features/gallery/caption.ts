import { cx } from '#src/lib/cx.ts';
import type { GalleryFrame } from './gallery.loader.ts';
import styles from './gallery.module.css';

export function captionOf({ caption, langs, capture, captureLangs }: GalleryFrame): Node[] {
  const text = document.createElement('p');
  text.className = cx(styles.text);
  if (langs?.caption) text.lang = langs.caption;
  text.textContent = caption;
  if (capture.length === 0) return [text];
  const line = document.createElement('ul');
  line.className = cx(styles.capture);
  for (const part of capture) {
    const item = document.createElement('li');
    const lang = captureLangs?.[part];
    if (lang) item.lang = lang;
    const value = document.createElement('bdi');
    value.textContent = part;
    item.append(value);
    line.append(item);
  }
  return [text, line];
}
