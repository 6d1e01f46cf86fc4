import type { Entity } from '../facts/types.ts';
import type { Draft, Scene } from './scene.ts';

/** Answers a target that is not about one entry. */
export type Reply = (scene: Scene) => Draft | string | undefined;

export type Replies = Readonly<Record<string, Reply>>;

/** A list that becomes the topic; undefined if empty. */
export function listOf(text: string, entities: readonly Entity[]): Draft | undefined {
  return entities.length > 0 ? { text, list: entities, focus: entities } : undefined;
}

/** The texts of a part of the content. */
export function passagesOn({ knowledge }: Scene, topic: string): string[] {
  return knowledge.facts.passages.filter((each) => each.topic === topic).map(({ text }) => text);
}
