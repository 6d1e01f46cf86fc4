import * as v from 'valibot';
import { described } from '../schemas/described.ts';
import { draft, facts } from '../schemas/article.ts';
import { text } from '../schemas/fields.ts';

/** Front matter of a file in `content/stories/`; the story's text in that language follows it. */
export const storySchema = v.strictObject({
  lead: described(text, 'Two or three sentences under the title. Search engines and link previews show them too.'),
  facts,
  draft,
});

export type StoryHead = v.InferOutput<typeof storySchema>;
