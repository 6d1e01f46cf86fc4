import * as v from 'valibot';
import { described, optional } from './described.ts';
import { imagePath, isoDate, localizedWord, oneOf, slug, text, trueOrFalse } from './fields.ts';

export const draft = optional(
  trueOrFalse,
  'true: shown only by `firstlight dev`, with a mark, until the line is removed.',
);

const factSchema = v.strictObject({
  name: described(text, 'The label: "Role", "Time".'),
  value: described(text, 'The value: "Design and code".'),
});

export const facts = described(
  v.optional(v.pipe(v.array(factSchema), v.maxLength(4, 'at most four')), []),
  'Up to four facts beside the date, in small type.',
);

export const picture = v.strictObject({
  src: described(imagePath, 'The picture. Landscape fits best.'),
  alt: described(text, 'What it shows, for people who cannot see it.'),
  caption: optional(text, 'The caption.'),
});

const written = {
  title: described(text, 'Its title.'),
  summary: described(text, 'One sentence for lists, search engines and link previews, within 155 characters.'),
  lead: optional(text, 'Two or three sentences under the title.'),
  image: optional(picture, 'The picture under the title; link previews show it too.'),
  draft,
};

/** Front matter of a file in `content/notes/`; the note's text in that language follows it. */
export const noteSchema = v.strictObject({
  ...written,
  facts,
  date: described(isoDate, 'The day it is published. With a future date, it is not published before that day.'),
  tags: described(
    v.optional(
      v.pipe(
        v.array(slug),
        v.check((tags) => new Set(tags).size === tags.length, 'each tag once'),
      ),
      [],
    ),
    'Its topics. `content/notes/tags.yaml` has the name of each tag.',
  ),
});

/** `content/notes/tags.yaml`: the words of each tag. */
export const noteTagsSchema = v.record(v.string(), localizedWord);

/** Front matter of a file in `content/pages/`; the page's text in that language follows it. */
export const ownPageSchema = v.strictObject({
  ...written,
  menu: described(
    v.optional(oneOf('footer', 'main', 'none'), 'footer'),
    'The menu that links to it. Default: footer. `none`: only your own links do.',
  ),
});

/** Front matter of a file in `content/stories/`; the story's text in that language follows it. */
export const storySchema = v.strictObject({
  lead: described(text, 'Two or three sentences under the title. Search engines and link previews show them too.'),
  facts,
  draft,
});

export type StoryHead = v.InferOutput<typeof storySchema>;
export type NoteHead = v.InferOutput<typeof noteSchema>;
export type OwnPageHead = v.InferOutput<typeof ownPageSchema>;
export type NoteTags = v.InferOutput<typeof noteTagsSchema>;
