import type questions from '../language/es/questions.json';
import type replies from '../language/es/replies.json';

/** Everything that can be said; each language says it its own way. */
export type Replies = typeof replies;

/** A question for each target that can be suggested. */
export type Questions = typeof questions;
export type Suggested = keyof Questions;
