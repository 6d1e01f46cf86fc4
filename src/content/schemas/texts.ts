import * as v from 'valibot';
import { localizedText, localizedWord } from './fields.ts';

const optionalText = v.optional(localizedText);
const headed = { title: optionalText };
const introduced = { ...headed, intro: optionalText };

/** `content/texts.yaml`: the owner's own sentences, all of them optional. What has a `title` has a usual one without it. */
export const textsSchema = v.strictObject({
  /** Beside the name at the foot of every page. */
  footer: optionalText,
  /** Home's sections. */
  featured: v.optional(v.strictObject(introduced), {}),
  stores: v.optional(v.strictObject(introduced), {}),
  about: v.optional(v.strictObject(headed), {}),
  newsletter: v.optional(v.strictObject(headed), {}),
  /** The last section of Home; `button` leads to the contact page. */
  callToAction: v.optional(v.strictObject({ ...headed, text: optionalText, button: optionalText }), {}),
  /** The line that types itself. */
  typing: v.optional(
    v.strictObject({ question: optionalText, command: v.optional(localizedWord), working: optionalText }),
    {},
  ),
  /** The page of projects. */
  projects: v.optional(v.strictObject(introduced), {}),
  /** Shown in place of a project's address when it has none. */
  placeholderHost: v.optional(localizedWord),
  /** The skills of the About page. */
  skills: v.optional(v.strictObject({ ...headed, note: optionalText }), {}),
  /** The contact page; `formTitle` stands above the form. */
  contact: v.optional(v.strictObject({ ...introduced, formTitle: optionalText }), {}),
  /** What the chat says first, and questions to begin with. */
  chat: v.optional(v.strictObject({ greeting: optionalText, suggestions: v.optional(v.array(localizedText), []) }), {}),
});

export type Texts = v.InferOutput<typeof textsSchema>;
