import type { GalleryFrame } from './gallery.loader.ts';

/** The caption below a picture: its sentence, then how it was taken. */
export function captionOf({ caption, capture }: GalleryFrame): Node[] {
  const text = document.createElement('p');
  text.className = 'gallery-caption-text';
  text.textContent = caption;
  if (capture.length === 0) return [text];
  const line = document.createElement('ul');
  line.className = 'gallery-capture';
  for (const part of capture) {
    const item = document.createElement('li');
    item.textContent = part;
    line.append(item);
  }
  return [text, line];
}
