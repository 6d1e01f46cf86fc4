import { sayIn } from '#src/content/borrowed.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { workAddress } from '#src/content/owner/filters.ts';
import type { Capture, Work } from '#src/content/schemas/work.ts';
import { format, formatCapture, formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { inLang, langOf, plain, type Text } from '#src/lib/text.ts';
import { formatShownFrame } from './gallery-address.ts';

/** All frames of all works. Loaded with the first gallery, to keep the projects page small. */
export function loader({ content, language, words, picture, say }: DataSource) {
  return {
    words: words.gallery,
    works: content.works.map((work) => ({
      id: work.id,
      title: say(work.title),
      frames: work.frames.map((frame) => ({
        picture: picture(frame.image),
        alt: say(frame.alt),
        caption: say(frame.caption),
        capture: captureFacts(frame.capture, language, words.gallery).map(({ value }) => value),
      })),
    })),
  };
}

/** The newest photograph with its capture data; null if there is none. */
export function lastSky(source: DataSource) {
  const { content, language, words, picture, say } = source;
  const series = content.works.filter(({ kind }) => kind === 'photography');
  const [newest] = series.sort((a, b) => (a.date < b.date ? 1 : -1));
  const [frame] = newest?.frames ?? [];
  if (!newest || !frame) return null;
  return {
    title: say(newest.title),
    picture: picture(frame.image),
    alt: say(frame.alt),
    caption: say(frame.caption),
    taken: captureFacts(frame.capture, language, words.gallery),
    date: { label: words.gallery.taken.date, day: newest.date, text: formatDate(newest.date, language) },
    href: frameAddress(newest, 1, source),
  };
}

export type LastSkyData = NonNullable<ReturnType<typeof lastSky>>;

const stripLength = 6;

/**
 * Consecutive frames of the photo series, newest series first. Skips each series' first frame, its cover elsewhere. Null
 * without any.
 */
export function frameStrip(source: DataSource) {
  const { content, language, words, picture, say } = source;
  const series = content.works
    .filter(({ kind }) => kind === 'photography')
    .reverse()
    .slice(0, stripLength);
  const each = Math.floor(stripLength / series.length);
  const frames = series.flatMap((work) => {
    const first = work.frames.length > 1 ? 1 : 0;
    return work.frames.slice(first, first + each).map((frame, index) => ({
      href: frameAddress(work, first + index + 1, source),
      picture: picture(frame.image),
      alt: say(frame.alt),
      taken: edgeLines(frame.capture, language, words.gallery),
      title: index === 0 ? say(work.title) : null,
    }));
  });
  return frames.length > 0 ? { label: words.about.frames, frames } : null;
}

export type FrameStripData = NonNullable<ReturnType<typeof frameStrip>>;

function frameAddress(work: Work, frame: number, source: DataSource): string {
  return workAddress(
    work,
    source,
    source.content.features.gallery ? formatShownFrame({ work: work.id, frame }, source.language) : undefined,
  );
}

function captureFacts(taken: Capture | undefined, language: Language, words: Dictionary['gallery']) {
  if (!taken) return [];
  const { exposure, aperture, iso } = taken;
  const say = sayIn(language);
  const inWords = (text: Text) => inLang(formatCapture(plain(text), language), langOf(text));
  return [
    ...(['place', 'camera', 'lens'] as const).map((name) => ({ name, value: say(taken[name]) })),
    { name: 'exposure' as const, value: exposure },
    { name: 'aperture' as const, value: aperture },
    { name: 'iso' as const, value: iso && format(words.iso, { iso }) },
  ].flatMap(({ name, value }) => (value ? [{ name, label: words.taken[name], value: inWords(value) }] : []));
}

function edgeLines(taken: Capture | undefined, language: Language, words: Dictionary['gallery']): string[] {
  const { exposure, aperture, iso } = taken ?? {};
  const light = [aperture, iso && format(words.iso, { iso })].filter(Boolean).join(' · ');
  return [exposure ?? '', light].filter((line) => line !== '').map((line) => formatCapture(line, language));
}

export type GalleryData = ReturnType<typeof loader>;

export type GalleryFrame = GalleryData['works'][number]['frames'][number];
