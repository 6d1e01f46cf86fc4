import type { Entity, Kind } from '../facts/types.ts';
import { say, type Scene } from './scene.ts';

/** A field of one kind of entry: the targets that ask for it, and its phrasing. */
export interface Field {
  kinds: readonly Kind[];
  /** The classifier's targets that ask for it, the nearest first. */
  targets: readonly string[];
  say(scene: Scene, entity: Entity): string | undefined;
}

/** "Yes: " or "No: " for a yes-or-no question. */
export function verdict(scene: Scene, isSo: boolean): string {
  return scene.constraints.yesNo ? say(scene, isSo ? 'yesLead' : 'noLead') : '';
}
