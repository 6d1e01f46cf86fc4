import type { Place } from '../time/sidereal-time.ts';
import { bodiesAt, moonAt, type BodyAt } from './bodies.ts';
import { nightAfter, type Night } from './night.ts';

export type Question = { about: 'night'; noon: number; place: Place } | { about: 'sky'; at: number; place: Place };

export interface SkyAt {
  bodies: BodyAt[];
  moon: { phase: number; lit: number };
}

/** Computes an answer. It takes tens of milliseconds, hundreds on a phone, so it runs in a worker. */
export function answer(question: Question): Night | SkyAt {
  const { place } = question;
  return question.about === 'night'
    ? nightAfter(question.noon, place)
    : { bodies: bodiesAt(question.at, place), moon: moonAt(question.at) };
}
