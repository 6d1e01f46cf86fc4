import * as v from 'valibot';
import { described } from './described.ts';

/** `redirects` in `content/site.yaml`. */
export const redirectsSchema = v.array(
  v.strictObject({
    from: described(
      v.pipe(
        v.string(),
        v.regex(
          /^(\/[\p{L}\p{N}_~-]+)+$/u,
          'an address such as /old-name: letters, digits and hyphens, without an ending',
        ),
        v.check((from) => !/^\/api(\/|$)/.test(from), 'an address outside of /api'),
      ),
      'The former address.',
    ),
    to: described(
      v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'a page of this site, or an https address')),
      'Where it leads now.',
    ),
  }),
);
