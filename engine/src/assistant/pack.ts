import type { Language } from '#src/i18n/languages.ts';
import type { Questions, Replies } from './say/replies.ts';
import type { Grammar } from './words/grammar.ts';
import type { PackedModel } from './train/model.ts';

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
