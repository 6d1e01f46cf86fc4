import * as v from 'valibot';
import { perLanguage, type Language } from '#src/i18n/languages.ts';
import { described, optional } from './described.ts';
import { atLeastOne, fieldsInEach, isPlain, localizedText, localizedWord, text } from './fields.ts';

/** Optional fields of any entry that teach the assistant other words for it. */
export const teachable = {
  aliases: optional(v.array(localizedWord), 'For the assistant: other names that people use for it.'),
  keywords: optional(
    localizedText,
    'For the assistant: words that people use for it and that its texts do not contain.',
  ),
};

type Wordings = readonly string[];

const wordings = atLeastOne(text, 'question');
const wordingsInEach = v.strictObject(
  fieldsInEach((language) => described(wordings, `In the language ${language}.`)),
) as v.GenericSchema<unknown, Partial<Record<Language, Wordings>>>;

/** Questions per language, or a plain list on a site with one language. Borrowing makes no sense here. */
const questions = v.pipe(
  v.lazy((value): v.GenericSchema<unknown, Wordings | Partial<Record<Language, Wordings>>> =>
    isPlain(value) ? wordings : wordingsInEach,
  ),
  v.transform((written) =>
    perLanguage((language): Wordings => (isList(written) ? written : (written[language] ?? []))),
  ),
);

const isList = (value: object): value is Wordings => Array.isArray(value);

/** `content/faq.yaml` (optional): questions that the rest of the content does not answer. */
export const faqSchema = v.array(
  v.strictObject({
    questions: described(questions, 'The question as visitors may ask it, in each language. Give a few wordings.'),
    keywords: optional(
      localizedText,
      'Words and phrases, separated by commas: if a message contains one of them, this answer is preferred to a general one.',
    ),
    answer: described(localizedText, 'What the assistant answers.'),
  }),
);

export type TaughtAnswer = v.InferOutput<typeof faqSchema>[number];
