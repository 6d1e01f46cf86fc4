import * as v from 'valibot';
import { described, optional } from './described.ts';
import { localizedWord, oneOf, slug } from './fields.ts';

/** A filter of the projects page. */
export const filterSchema = v.pipe(
  v.strictObject({
    id: described(
      v.optional(
        v.pipe(
          slug,
          v.check((id) => id !== 'all', 'a name other than all, which is not a filter'),
        ),
      ),
      "Its name in the page's address; made from the label if missing.",
    ),
    label: optional(localizedWord, 'The text of its button. Optional with `of`.'),
    tags: described(v.optional(v.array(localizedWord), []), 'Entries with one of these tags, in any language.'),
    of: optional(
      oneOf('featured', 'stores', 'photography', '2d-3d'),
      'Also includes a group: the featured projects, the stores, or one kind of works.',
    ),
  }),
  v.forward(
    v.check(({ tags, of }) => tags.length > 0 || of !== undefined, 'at least one tag, or "of"'),
    ['tags'],
  ),
  v.forward(
    v.check(({ label, of }) => label !== undefined || of !== undefined, 'a label, or "of"'),
    ['label'],
  ),
);

export const projectsPageSchema = v.strictObject({
  all: optional(oneOf('projects', 'everything'), 'What "All" shows: the projects (default), or the works too.'),
  code: optional(
    oneOf('always', 'published'),
    'Which cards have the button for the code: all (default; it says where the code is private), or those of published code.',
  ),
});
