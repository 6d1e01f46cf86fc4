import type { Language } from '#src/i18n/languages.ts';
import type questions from './language/es/questions.json';
import type replies from './language/es/replies.json';
import type { Grammar } from './words/grammar.ts';
import type { PackedModel } from './train/model.ts';

/** All reply texts, and a question for each target that can be suggested. */
export type Replies = typeof replies;
export type Questions = typeof questions;

/** All that the engine knows of a language, as plain JSON: made from `language/<code>/` by `train/`. */
export interface LanguagePack {
  language: Language;
  model: PackedModel;
  concepts: string;
  slips: string;
  thesaurus: string;
  technologies: string;
  grammar: Grammar;
  replies: Replies;
  questions: Questions;
}
