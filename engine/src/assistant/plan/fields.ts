import { formatCapture } from '#src/i18n/format.ts';
import { isWork } from '../facts/records.ts';
import type { Entity, Values } from '../facts/types.ts';
import { keyOf } from '../read/names.ts';
import type { Candidate } from './candidate.ts';
import {
  clock,
  firstSaid,
  mentioned,
  openLink,
  summary,
  toolsOf,
  type Scene,
  type Subject,
  type Way,
} from './scene.ts';
import { joined, link } from './values.ts';

/** Single facts: the kinds of entries that have them, the targets that ask for them, the nearest first, and their texts. */
const fields: readonly [kinds: string, targets: string, ...Way[]][] = [
  ['project photography 2d-3d novel pursuit', 'x.what', 'whatIs'],
  ['project photography 2d-3d novel pursuit', 'talk.more talk.yes', 'more'],
  ['picture', 'x.what x.fact', 'pictureIs'],
  ['chapter', 'novel.chapters x.what x.fact', 'chapterIs', 'inThing'],
  ['character', 'x.what novel.characters', 'character', 'inThing'],
  ['review', 'novel.reviews x.what', 'review'],
  ['job study', 'owner.experience owner.education owner.licence x.what', 'post'],
  ['project photography 2d-3d review picture job study', 'x.date', 'dateOf'],
  ['chapter', 'x.date novel.status', 'outSince:published', 'notOutYet'],
  ['project photography 2d-3d', 'p.stack', 'usesYes', 'usesNot', 'stack'],
  ['project photography 2d-3d', 'p.status', 'unfinished:unfinished', 'finished'],
  ['project', 'p.demo p.blocked', 'demoAt', 'demoBlocked:blocked', 'demoNone'],
  ['photography 2d-3d', 'p.demo p.blocked', 'seeWork'],
  ['project', 'p.code', 'codeAt', 'codePrivate'],
  ['project', 'p.apk', 'package:package', 'packageNone'],
  ['photography 2d-3d picture', 'work.camera', 'cameras'],
  ['photography 2d-3d picture', 'work.lens', 'lenses'],
  ['photography 2d-3d picture', 'work.exposure', 'exposures'],
  ['photography 2d-3d picture', 'work.place', 'places'],
  ['photography 2d-3d', 'x.fact', 'captions'],
  ['photography 2d-3d', 'list.count x.fact', 'pictureCount'],
  ['chapter', 'novel.duration list.rank', 'chapterTime', 'readChapter'],
  ['chapter', 'novel.audio', 'audioChapter', 'audioNone'],
  ['chapter', 'novel.pdf', 'pdfChapter:pdf', 'pdfNone'],
  ['review', 'novel.reviews', 'rated'],
  ['skill', 'owner.skill.level owner.uses', 'level'],
  ['tongue', 'owner.languages', 'tongueLevel'],
];

/** All single facts of an entry. A text that lacks a value is no candidate. */
export function factsAbout(scene: Scene, subject: Subject): Candidate[] {
  const { entity } = subject;
  const values = { ...entity.values, ...shown(scene, entity) };
  return fields.flatMap(([kinds, targets, ...ways]): Candidate[] => {
    const text = kinds.split(' ').includes(entity.kind) ? firstSaid(scene, ways, values) : undefined;
    return text ? [{ kind: 'fact', targets: targets.split(' '), draft: { text, focus: [entity] }, subject }] : [];
  });
}

/** What the texts say of an entry beside its plain values. */
function shown(scene: Scene, entity: Entity) {
  const { title, values, facts } = entity;
  const said = facts.filter(({ field }) => /^(description|caption|text)$/.test(field)).map(({ text }) => text);
  const frames: readonly Values[] = values.frames ?? [values];
  const all = (of: (frame: Values) => string | undefined) =>
    formatCapture([...new Set(frames.flatMap((frame) => of(frame) ?? []))].join('; '), scene.knowledge.language);
  const tools = toolsOf(scene.knowledge, entity);
  const asked = mentioned(scene, 'technology').map(({ label }) => label);
  const has = asked.filter((label) => tools.some((tool) => keyOf(tool) === keyOf(label)));
  return {
    title,
    summary: summary(entity),
    text: said.join(' '),
    last: said.at(-1),
    more: said.slice(1, 4).join(' '),
    date: values.period ?? values.dateText ?? values.of?.values.dateText,
    unfinished: values.status === 'in-progress',
    tools,
    used: has,
    lacking: has.length === 0 ? asked : [],
    demo: openLink(entity),
    code: values.code && link(values.code),
    audio: values.audioSeconds && clock(values.audioSeconds),
    cameras: all(({ camera, lens }) => camera && (lens ? `${camera} (${lens})` : camera)),
    lenses: all(({ lens }) => lens),
    exposures: all(({ exposure, aperture, iso }) =>
      joined(scene.knowledge, exposure ? [exposure, aperture ?? '', iso ? `ISO ${iso}` : ''].filter(Boolean) : []),
    ),
    places: all(({ place }) => place),
    count: isWork(entity) ? values.frames?.length : undefined,
    captions: values.frames?.map(({ caption }) => `- ${caption}`).join('\n'),
  };
}
