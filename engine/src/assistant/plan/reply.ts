import type { Entity } from '../facts/types.ts';
import type { Draft, Scene } from './scene.ts';

/** What answers a target that no single thing is asked with. */
export type Reply = (scene: Scene) => Draft | string | undefined;

export type Replies = Readonly<Record<string, Reply>>;

/** A list that is talked of from now on; none where it is empty. */
export function listOf(text: string, entities: readonly Entity[]): Draft | undefined {
  return entities.length > 0 ? { text, list: entities, focus: entities } : undefined;
}

/** The texts of a part of the content. */
export function passagesOn({ knowledge }: Scene, topic: string): string[] {
  return knowledge.facts.passages.filter((each) => each.topic === topic).map(({ text }) => text);
}
