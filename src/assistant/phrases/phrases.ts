import type { Language } from '#src/i18n/languages.ts';
import { englishPhrases } from './en.ts';
import { spanishPhrases, type Phrases } from './es.ts';

/** The fixed wording of each language. Whatever an answer says beyond these stands in the content. */
export const phrases: Record<Language, Phrases> = { es: spanishPhrases, en: englishPhrases };
