import * as v from 'valibot';
import { list, optional, optionalGroup } from './described.ts';
import { localizedText, localizedWord } from './fields.ts';

const says = (meaning: string) => optional(localizedText, meaning);
const headed = { title: says('Its heading. Without it, the default one.') };
const introduced = { ...headed, intro: says('A sentence or two below the heading.') };

/** `content/texts.yaml`: the owner's own texts, all optional. Sections with a `title` have a default one. */
export const textsSchema = v.strictObject({
  footer: says('The text beside the name in the footer.'),
  lastSky: optionalGroup('The newest photograph, large, on the home page.', headed),
  featured: optionalGroup('The featured projects on the home page.', introduced),
  stores: optionalGroup('The stores on the home page.', introduced),
  about: optionalGroup('The section about you on the home page.', headed),
  newsletter: optionalGroup('The newsletter on the home page.', headed),
  callToAction: optionalGroup('The last section on the home page.', {
    ...headed,
    text: says('The invitation.'),
    button: says('The text of the link to the contact page.'),
  }),
  typing: optionalGroup('The line with the typing animation.', {
    question: says('The question.'),
    command: optional(localizedWord, 'The command that is typed as the answer.'),
    working: says('The text shown while it works.'),
  }),
  projects: optionalGroup('The projects page.', introduced),
  placeholderHost: optional(localizedWord, "Shown in place of a project's address when it has none."),
  skills: optionalGroup('The skills on the About page.', { ...headed, note: says('A remark below the bars.') }),
  contact: optionalGroup('The contact page.', { ...introduced, formTitle: says('The heading above the form.') }),
  chat: optionalGroup('The chat.', {
    greeting: says('What the chat says first.'),
    suggestions: list('Questions to begin with.', localizedText),
  }),
});

export type Texts = v.InferOutput<typeof textsSchema>;
