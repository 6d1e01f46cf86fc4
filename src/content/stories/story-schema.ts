import * as v from 'valibot';
import { described } from '../schemas/described.ts';
import { text } from '../schemas/fields.ts';

const factSchema = v.strictObject({
  name: described(text, 'What it says: "Role", "Time".'),
  value: described(text, 'What there is to say: "Design and code".'),
});

/** The front matter of one file of `content/stories/`; what follows it is the story's text in that language. */
export const storySchema = v.strictObject({
  lead: described(text, 'Two or three sentences under the title. Search engines and link previews show them too.'),
  facts: described(
    v.optional(v.pipe(v.array(factSchema), v.maxLength(4, 'at most four')), []),
    'Up to four facts beside the date, set as capture data.',
  ),
});

export type StoryHead = v.InferOutput<typeof storySchema>;

/** A story in one language. */
export interface StoryText extends StoryHead {
  /** Markdown. */
  body: string;
}
