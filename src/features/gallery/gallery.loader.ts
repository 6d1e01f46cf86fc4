import { langsOf } from '#src/content/borrowed.ts';
import type { DataSource } from '#src/content/data-source.ts';
import type { Capture } from '#src/content/schemas/work.ts';
import { format, formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { formatShownFrame } from './gallery-address.ts';

/** Every frame of every work. Fetched when the first gallery is opened, so that the page of projects stays light. */
export function loader({ content, language, words, picture }: DataSource) {
  return {
    words: words.gallery,
    works: content.works.map((work) => ({
      id: work.id,
      title: work.title[language],
      frames: work.frames.map((frame) => ({
        picture: picture(frame.image),
        alt: frame.alt[language],
        caption: frame.caption[language],
        capture: frame.capture ? captureLine(frame.capture, language, words.gallery) : [],
      })),
    })),
  };
}

/** The newest photograph, large and with how it was taken; null for an owner who shows none. */
export function lastSky({ content, language, words, picture, address }: DataSource) {
  const series = content.works.filter(({ kind }) => kind === 'photography');
  const [newest] = series.sort((a, b) => (a.date < b.date ? 1 : -1));
  const [frame] = newest?.frames ?? [];
  const page = address('projects');
  if (!newest || !frame || page === null) return null;
  const hash = content.features.gallery ? formatShownFrame({ work: newest.id, frame: 1 }) : `#${newest.id}`;
  return {
    title: newest.title[language],
    langs: langsOf({ title: newest.title, caption: frame.caption }, language),
    picture: picture(frame.image),
    alt: frame.alt[language],
    caption: frame.caption[language],
    capture: frame.capture ? captureLine(frame.capture, language, words.gallery) : [],
    date: newest.date,
    dateText: formatDate(newest.date, language),
    href: `${page}?category=photography${hash}`,
  };
}

export type LastSkyData = NonNullable<ReturnType<typeof lastSky>>;

/** How a photograph was taken, in the order photographers say it. */
function captureLine(capture: Capture, language: Language, words: Dictionary['gallery']): string[] {
  const { camera, lens, exposure, aperture, iso, place } = capture;
  const parts = [place[language], camera[language], lens[language], exposure, aperture];
  return [...parts, iso && format(words.iso, { iso })].filter((part): part is string => Boolean(part));
}

export type GalleryData = ReturnType<typeof loader>;

export type GalleryFrame = GalleryData['works'][number]['frames'][number];
