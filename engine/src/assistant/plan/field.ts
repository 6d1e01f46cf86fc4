import type { Entity, Kind } from '../facts/types.ts';
import type { Attribute } from '../words/grammar.ts';
import { say, type Scene } from './scene.ts';

/** One fact of one kind of thing: what asks for it, and how it is said. */
export interface Field {
  kinds: readonly Kind[];
  /** The targets of the learner that ask for it, the nearest first. */
  targets: readonly string[];
  /** Words that ask for it whatever the learner says. */
  words?: Attribute;
  say(scene: Scene, entity: Entity): string | undefined;
}

/** "Yes: " or "No: " where that is asked for. */
export function verdict(scene: Scene, isSo: boolean): string {
  return scene.constraints.yesNo ? say(scene, isSo ? 'yesLead' : 'noLead') : '';
}
