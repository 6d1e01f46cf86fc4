import * as v from 'valibot';
import { localizedText, localizedWord, text } from './fields.ts';

/** What any entry may carry so that the assistant understands visitors' words for it. */
export const teachable = {
  /** Other names: what people call it, shortened or nicknamed. */
  aliases: v.optional(v.array(localizedWord)),
  /** Words people use for it that its texts do not hold. */
  keywords: v.optional(localizedText),
};

const wordings = v.pipe(v.array(text), v.minLength(1, 'at least one question'));

/** `content/faq.yaml`, which may be absent: what visitors ask and the rest of the content does not say. */
export const faqSchema = v.array(
  v.strictObject({
    /** In any wording; a few different ones help. */
    questions: v.strictObject({ es: wordings, en: wordings }),
    answer: localizedText,
  }),
);

export type TaughtAnswer = v.InferOutput<typeof faqSchema>[number];
