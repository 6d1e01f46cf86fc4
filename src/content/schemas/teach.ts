import * as v from 'valibot';
import { perLanguage } from '#src/i18n/languages.ts';
import { described } from './described.ts';
import { localizedText, localizedWord, text } from './fields.ts';

/** What any entry may carry so that the assistant understands visitors' words for it. */
export const teachable = {
  aliases: described(v.optional(v.array(localizedWord)), 'Other names that people have for it, for the assistant.'),
  keywords: described(
    v.optional(localizedText),
    'Words that people use for it and its texts do not, for the assistant.',
  ),
};

const wordings = v.pipe(v.array(text), v.minLength(1, 'at least one question'));

/** `content/faq.yaml`, which may be absent: what visitors ask and the rest of the content does not say. */
export const faqSchema = v.array(
  v.strictObject({
    questions: described(
      v.strictObject(perLanguage((language) => described(wordings, `In the language ${language}.`))),
      'The question as visitors may word it, in each language. A few different wordings help.',
    ),
    answer: described(localizedText, 'What the assistant answers.'),
  }),
);

export type TaughtAnswer = v.InferOutput<typeof faqSchema>[number];
