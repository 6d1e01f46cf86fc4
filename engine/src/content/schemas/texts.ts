import * as v from 'valibot';
import { described, optional } from './described.ts';
import { localizedText, localizedWord } from './fields.ts';

const says = (meaning: string) => optional(localizedText, meaning);
const headed = { title: says('Its heading. Without it, the default one.') };
const introduced = { ...headed, intro: says('A sentence or two below the heading.') };

/** `content/texts.yaml`: the owner's own texts, all optional. Sections with a `title` have a default one. */
export const textsSchema = v.strictObject({
  footer: says('The text beside the name in the footer.'),
  lastSky: described(v.optional(v.strictObject(headed), {}), 'The newest photograph, large, on the home page.'),
  featured: described(v.optional(v.strictObject(introduced), {}), 'The featured projects on the home page.'),
  stores: described(v.optional(v.strictObject(introduced), {}), 'The stores on the home page.'),
  about: described(v.optional(v.strictObject(headed), {}), 'The section about you on the home page.'),
  newsletter: described(v.optional(v.strictObject(headed), {}), 'The newsletter on the home page.'),
  callToAction: described(
    v.optional(
      v.strictObject({
        ...headed,
        text: says('The invitation.'),
        button: says('The text of the link to the contact page.'),
      }),
      {},
    ),
    'The last section on the home page.',
  ),
  typing: described(
    v.optional(
      v.strictObject({
        question: says('The question.'),
        command: optional(localizedWord, 'The command that is typed as the answer.'),
        working: says('The text shown while it works.'),
      }),
      {},
    ),
    'The line with the typing animation.',
  ),
  projects: described(v.optional(v.strictObject(introduced), {}), 'The projects page.'),
  placeholderHost: optional(localizedWord, "Shown in place of a project's address when it has none."),
  skills: described(
    v.optional(v.strictObject({ ...headed, note: says('A remark below the bars.') }), {}),
    'The skills on the About page.',
  ),
  contact: described(
    v.optional(v.strictObject({ ...introduced, formTitle: says('The heading above the form.') }), {}),
    'The contact page.',
  ),
  chat: described(
    v.optional(
      v.strictObject({
        greeting: says('What the chat says first.'),
        suggestions: described(v.optional(v.array(localizedText), []), 'Questions to begin with.'),
      }),
      {},
    ),
    'The chat.',
  ),
});

export type Texts = v.InferOutput<typeof textsSchema>;
