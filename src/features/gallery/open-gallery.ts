import PhotoSwipe, { type SlideData } from 'photoswipe';
import './photoswipe.css';
import galleries from 'virtual:data/features/gallery/gallery';
import { format } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { wantsLessMotion } from '#src/lib/browser/motion/motion.ts';
import { canShowAvif } from './avif.ts';
import { captionOf } from './caption.ts';
import type { ShownFrame } from './gallery-address.ts';
import type { GalleryData, GalleryFrame } from './gallery.loader.ts';
import styles from './gallery.module.css';
import { holdFocus } from './hold-focus.ts';
import { icons } from './icons.ts';

interface Callbacks {
  /** The visitor went to another picture; counted from 1. */
  onFrame: (frame: number) => void;
  onClose: () => void;
}

/** Opens the gallery over the page; returns what closes it. */
type OpenPrepared = (callbacks: Callbacks) => () => void;

/** Fetches a work's pictures. Returns what opens them; null when there is no such work. */
export async function prepareGallery(shown: ShownFrame, language: Language): Promise<OpenPrepared | null> {
  const [{ words, works }, avif] = await Promise.all([galleries[language](), canShowAvif()]);
  const work = works.find(({ id }) => id === shown.work);
  return work ? (callbacks) => openGallery(work, shown.frame, words, avif, callbacks) : null;
}

function openGallery(
  work: GalleryData['works'][number],
  firstFrame: number,
  words: GalleryData['words'],
  avif: boolean,
  { onFrame, onClose }: Callbacks,
): () => void {
  const isStill = wantsLessMotion();

  const gallery = new PhotoSwipe({
    dataSource: work.frames.map((frame) => slide(frame, avif)),
    index: Math.min(firstFrame, work.frames.length) - 1,
    mainClass: styles.gallery,
    bgOpacity: 1,
    loop: false,
    // Its own fade takes no key and no click while it runs; ours is in the style sheet.
    showHideAnimationType: 'none',
    zoomAnimationDuration: isStill ? 0 : 300,
    padding: { top: 56, bottom: 128, left: 0, right: 0 },
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
        gallery.on('change', () => {
          const frame = work.frames[gallery.currIndex];
          if (frame) element.replaceChildren(...captionOf(frame));
        });
      },
    });
  });
  gallery.on('contentLoadImage', ({ content }) => {
    const { lang } = content.data as { lang?: string };
    if (lang && content.element) content.element.lang = lang;
  });
  gallery.on('change', () => onFrame(gallery.currIndex + 1));
  gallery.on('destroy', onClose);
  gallery.init();
  const { element } = gallery;
  if (element) {
    element.setAttribute('aria-modal', 'true');
    element.setAttribute('aria-label', format(words.label, { title: work.title }));
    gallery.on('close', holdFocus(element));
  }
  return () => gallery.close();
}

/** What PhotoSwipe needs of a picture: the widths in the best format this browser shows. */
function slide({ picture, alt, langs }: GalleryFrame, avif: boolean): SlideData {
  const { src, width, height, sources, placeholder } = picture;
  const best = sources.find(({ type }) => type === (avif ? 'image/avif' : 'image/webp')) ?? sources[0];
  const largest = best?.srcset.split(', ').at(-1)?.split(' ')[0];
  return {
    src: largest ?? src,
    srcset: best?.srcset,
    width,
    height,
    alt,
    lang: langs?.alt,
    msrc: placeholder || undefined,
  };
}
