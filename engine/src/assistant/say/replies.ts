import type questions from '../language/es/questions.json';
import type replies from '../language/es/replies.json';

/** All reply texts, one set per language. */
export type Replies = typeof replies;

/** A question for each target that can be suggested. */
export type Questions = typeof questions;
export type Suggested = keyof Questions;
