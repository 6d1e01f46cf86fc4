import * as v from 'valibot';
import { list, optional, rule } from './described.ts';
import { localizedWord, oneOf, slug } from './fields.ts';

export const filterSchema = v.pipe(
  v.strictObject({
    id: optional(
      v.pipe(
        slug,
        v.check((id) => id !== 'all', 'a name other than all, which is not a filter'),
      ),
      "Its name in the page's address; made from the label if missing.",
    ),
    label: optional(localizedWord, 'The text of its button. Optional with `of`.'),
    tags: list('Entries with one of these tags, in any language.', localizedWord),
    of: optional(
      oneOf('featured', 'stores', 'photography', '2d-3d'),
      'Also includes a group: the featured projects, the stores, or one kind of works.',
    ),
  }),
  rule('tags', ({ tags, of }) => tags.length > 0 || of !== undefined, 'at least one tag, or "of"'),
  rule('label', ({ label, of }) => label !== undefined || of !== undefined, 'a label, or "of"'),
);

export const projectsPageSchema = v.strictObject({
  all: optional(oneOf('projects', 'everything'), 'What "All" shows: the projects (default), or the works too.'),
  code: optional(
    oneOf('always', 'published'),
    'Which cards have the button for the code: all (default; it says where the code is private), or those of published code.',
  ),
});
