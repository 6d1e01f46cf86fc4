import { formatCapture } from '#src/i18n/format.ts';
import type { Entity, Values } from '../facts/types.ts';
import { verdict, type Field } from './field.ts';
import { clock, joined, say, type Scene } from './scene.ts';

const works = ['photography', '2d-3d'] as const;
const pictures = [...works, 'picture'] as const;

const taken = (scene: Scene, text: string) =>
  say(scene, 'plain', { text: formatCapture(text, scene.knowledge.language) });

/** The common value of a series' pictures, or each value. */
function ofFrames(scene: Scene, { values }: Entity, of: (frame: Values) => string | undefined): string | undefined {
  const frames: readonly Values[] = values.frames ?? [values];
  const all = [...new Set(frames.flatMap((frame) => of(frame) ?? []))];
  return all.length > 0 ? taken(scene, all.join('; ')) : undefined;
}

/** Each camera with the lenses used on it. */
function camerasOf(scene: Scene, frames: readonly Values[]): string | undefined {
  const lenses = new Map<string, Set<string>>();
  for (const { camera, lens } of frames) {
    if (!camera) continue;
    const own = lenses.get(camera) ?? new Set();
    lenses.set(camera, lens ? own.add(lens) : own);
  }
  const named = [...lenses].map(([camera, own]) => (own.size > 0 ? `${camera} (${[...own].join('; ')})` : camera));
  return named.length > 0 ? taken(scene, joined(scene.knowledge, named)) : undefined;
}

const exposureOf = ({ exposure, aperture, iso }: Values): string | undefined =>
  exposure && [exposure, aperture, iso === undefined ? undefined : `ISO ${iso}`].filter(Boolean).join(', ');

/** Single facts of pictures, chapters, characters, reviews, skills and spoken languages. */
export const fieldsOfWorks: readonly Field[] = [
  {
    kinds: pictures,
    targets: ['work.camera'],
    say: (scene, { values }) => camerasOf(scene, values.frames ?? [values]),
  },
  {
    kinds: pictures,
    targets: ['work.lens'],
    say: (scene, entity) => ofFrames(scene, entity, ({ lens }) => lens),
  },
  {
    kinds: pictures,
    targets: ['work.exposure'],
    say: (scene, entity) => ofFrames(scene, entity, exposureOf),
  },
  {
    kinds: pictures,
    targets: ['work.place'],
    say: (scene, entity) => ofFrames(scene, entity, ({ place }) => place),
  },
  {
    kinds: works,
    targets: ['x.fact'],
    say: (_, { values }) => values.frames?.map(({ caption }) => `- ${caption}`).join('\n'),
  },
  {
    kinds: works,
    targets: ['list.count', 'x.fact'],
    say: (scene, { title, values }) => say(scene, 'pictureCount', { title, count: values.frames?.length }),
  },
  {
    kinds: ['chapter'],
    targets: ['novel.duration', 'list.rank'],
    say: (scene, { title, values }) =>
      values.readingTime
        ? say(scene, values.audioSeconds ? 'chapterTime' : 'readChapter', {
            title,
            minutes: values.readingTime,
            audio: clock(values.audioSeconds ?? 0),
          })
        : undefined,
  },
  {
    kinds: ['chapter'],
    targets: ['novel.audio'],
    say: (scene, { title, values }) =>
      values.audioSeconds
        ? verdict(scene, true) + say(scene, 'audioChapter', { title, length: clock(values.audioSeconds) })
        : say(scene, 'audioNone', { title }),
  },
  {
    kinds: ['chapter'],
    targets: ['novel.pdf'],
    say: (scene, { title, values }) =>
      values.pdf ? verdict(scene, true) + say(scene, 'pdfChapter', { title }) : say(scene, 'pdfNone', { title }),
  },
  {
    kinds: ['review'],
    targets: ['novel.reviews'],
    say: (scene, { title, values }) => say(scene, 'rated', { title, rating: values.rating, role: values.role }),
  },
  {
    kinds: ['skill'],
    targets: ['owner.skill.level', 'owner.uses'],
    say: (scene, { title, values }) => verdict(scene, true) + say(scene, 'level', { name: title, level: values.level }),
  },
  {
    kinds: ['tongue'],
    targets: ['owner.languages'],
    say: (scene, { title, values }) =>
      verdict(scene, true) + say(scene, 'tongueLevel', { name: title, level: values.role }),
  },
];
