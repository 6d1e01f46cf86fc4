import type { Place } from '../time/sidereal-time.ts';
import { bodiesAt, moonAt, type BodyAt } from './bodies.ts';
import { nightAfter, type Night } from './night.ts';

/** What may be asked; times in milliseconds. */
export type Question =
  /** The night over a place that follows a noon. */
  | { about: 'night'; noon: number; place: Place }
  /** What stands over a place at a moment. */
  | { about: 'sky'; at: number; place: Place };

/** What stands over a place: Sun, Moon and planets, and how the Moon is lit. */
export interface SkyAt {
  bodies: BodyAt[];
  moon: { phase: number; lit: number };
}

/** Answers a question. Some tens of milliseconds of arithmetic, on a phone hundreds: it is done in a worker. */
export function answer(question: Question): Night | SkyAt {
  const { place } = question;
  return question.about === 'night'
    ? nightAfter(question.noon, place)
    : { bodies: bodiesAt(question.at, place), moon: moonAt(question.at) };
}
