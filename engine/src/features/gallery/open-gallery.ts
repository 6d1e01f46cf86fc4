import PhotoSwipe, { type SlideData } from 'photoswipe';
import './photoswipe.css';
import galleries from 'virtual:data/features/gallery/gallery';
import { format } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { wantsLessMotion } from '#src/lib/browser/motion/motion.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import type { ShownFrame } from './gallery-address.ts';
import type { GalleryData, GalleryFrame } from './gallery.loader.ts';
import './drawings-only.ts';
import styles from './gallery.module.css';
import { icons } from './icons.ts';

interface Callbacks {
  /** Called with the new frame number, counted from 1. */
  onFrame: (frame: number) => void;
  onClose: () => void;
}

type OpenPrepared = (callbacks: Callbacks) => () => void;

/** Loads a work's pictures. Returns a function that opens them, or null when the work does not exist. */
export async function prepareGallery(shown: ShownFrame, language: Language): Promise<OpenPrepared | null> {
  const { words, works } = await galleries[language]();
  const work = works.find(({ id }) => id === shown.work);
  return work ? (callbacks) => openGallery(work, shown.frame, words, callbacks) : null;
}

function openGallery(
  work: GalleryData['works'][number],
  firstFrame: number,
  words: GalleryData['words'],
  { onFrame, onClose }: Callbacks,
): () => void {
  const isStill = wantsLessMotion();
  // A modal <dialog> traps focus, makes the page inert and restores focus.
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', format(words.label, { title: plain(work.title) }));
  document.body.append(dialog);

  const gallery = new PhotoSwipe({
    appendToEl: dialog,
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    dataSource: work.frames.map(slide),
    index: Math.min(firstFrame, work.frames.length) - 1,
    mainClass: styles.gallery,
    bgOpacity: 1,
    loop: false,
    // PhotoSwipe's own animation blocks keys and clicks; the style sheet fades instead.
    showHideAnimationType: 'none',
    zoomAnimationDuration: isStill ? 0 : 300,
    // On phones the caption is below the picture, which makes room for it (gallery.module.css).
    paddingFn: () => ({ top: 56, bottom: matchMedia('(width < 48rem)').matches ? 280 : 128, left: 0, right: 0 }),
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
    ...icons,
  });
  gallery.on('uiRegister', () => {
    gallery.ui?.registerElement({
      name: 'caption',
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        element.dir = document.documentElement.dir;
        gallery.on('change', () => {
          const { currIndex: place } = gallery;
          const frame = work.frames[place];
          if (!frame) return;
          element.style.setProperty('--ratio', String(frame.picture.height / frame.picture.width));
          element.replaceChildren(...captionOf(frame, place, work.frames.length, words.data));
        });
      },
    });
  });
  gallery.on('contentLoadImage', ({ content }) => {
    const { lang } = content.data as { lang?: string };
    if (lang && content.element) content.element.lang = lang;
  });
  gallery.on('change', () => onFrame(gallery.currIndex + 1));
  gallery.on('destroy', () => {
    dialog.close();
    dialog.remove();
    onClose();
  });
  gallery.init();
  gallery.element?.removeAttribute('role');
  // Escape key and Android's back gesture.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    gallery.close();
  });
  dialog.showModal();
  return () => gallery.close();
}

/** In AVIF, which every browser that runs the site's script shows. */
function slide({ picture, alt }: GalleryFrame): SlideData {
  const { src, width, height, sources, placeholder } = picture;
  const [best] = sources;
  const largest = best?.srcset.split(', ').at(-1)?.split(' ')[0];
  return {
    src: largest ?? src,
    srcset: best?.srcset,
    width,
    height,
    alt: plain(alt),
    lang: langOf(alt),
    msrc: placeholder || undefined,
  };
}

/** Dots that show how many frames there are, what a frame shows, and how it was taken. */
function captionOf({ caption, capture }: GalleryFrame, place: number, count: number, dataTitle: string): Node[] {
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
