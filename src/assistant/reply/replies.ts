import type { questions } from '../language/es/questions.ts';
import type { replies } from '../language/es/replies.ts';

/** Everything that can be said; each language says it its own way. */
export type Replies = Record<keyof typeof replies, string>;

/** A question for each target that can be suggested. */
export type Questions = Record<keyof typeof questions, string>;
export type Suggested = keyof Questions;
