import * as v from 'valibot';
import { perLanguage, type Language } from '#src/i18n/languages.ts';
import { described } from './described.ts';
import { fieldsInEach, isPlain, localizedText, localizedWord, text } from './fields.ts';

/** What any entry may carry so that the assistant understands visitors' words for it. */
export const teachable = {
  aliases: described(v.optional(v.array(localizedWord)), 'Other names that people have for it, for the assistant.'),
  keywords: described(
    v.optional(localizedText),
    'Words that people use for it and its texts do not, for the assistant.',
  ),
};

type Wordings = readonly string[];

const wordings = v.pipe(v.array(text), v.minLength(1, 'at least one question'));
const wordingsInEach = v.strictObject(
  fieldsInEach((language) => described(wordings, `In the language ${language}.`)),
) as v.GenericSchema<unknown, Partial<Record<Language, Wordings>>>;

/** Wordings in each language; a site with one language has the list alone. Nobody asks in a borrowed one. */
const questions = v.pipe(
  v.lazy((value): v.GenericSchema<unknown, Wordings | Partial<Record<Language, Wordings>>> =>
    isPlain(value) ? wordings : wordingsInEach,
  ),
  v.transform((written) =>
    perLanguage((language): Wordings => (isList(written) ? written : (written[language] ?? []))),
  ),
);

const isList = (value: object): value is Wordings => Array.isArray(value);

/** `content/faq.yaml`, which may be absent: what visitors ask and the rest of the content does not say. */
export const faqSchema = v.array(
  v.strictObject({
    questions: described(
      questions,
      'The question as visitors may word it, in each language. A few different wordings help.',
    ),
    keywords: described(
      v.optional(localizedText),
      'Words and phrases that visitors use for it, joined by commas: where one of them stands in a message, this answer goes before a general one.',
    ),
    answer: described(localizedText, 'What the assistant answers.'),
  }),
);

export type TaughtAnswer = v.InferOutput<typeof faqSchema>[number];
