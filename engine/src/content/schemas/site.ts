import * as v from 'valibot';
import { shippedLanguages, type Language } from '#src/i18n/languages.ts';
import { featureNames, type Feature } from '../owner/features.ts';
import { builtInSections, type SectionPage } from '../owner/section-names.ts';
import { described, group, optional, optionalGroup, list, rule } from './described.ts';
import { parametersSchema } from './addresses.ts';
import { pageHeads, previews, withOwnPages, type SitePages } from './page-heads.ts';
import {
  address,
  atLeastOne,
  distinct,
  hexColor,
  iconName,
  languageCode,
  localizedText,
  localizedWord,
  oneOf,
  slug,
  text,
  trueOrFalse,
  webAddress,
} from './fields.ts';

const filterSchema = v.pipe(
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

const projectsPageSchema = v.strictObject({
  all: optional(oneOf('projects', 'everything'), 'What "All" shows: the projects (default), or the works too.'),
  code: optional(
    oneOf('always', 'published'),
    'Which cards have the button for the code: all (default; it says where the code is private), or those of published code.',
  ),
});

const siteLanguage = v.pipe(
  languageCode,
  v.transform((code) => code as Language),
);

const optionalSwitch = v.optional(trueOrFalse);

const switches = Object.fromEntries(
  featureNames.map((name) => [name, described(optionalSwitch, 'false turns this part off.')]),
) as Record<Feature, typeof optionalSwitch>;

const sectionsOf = (page: SectionPage, what: string) =>
  optional(
    v.pipe(
      v.array(text),
      distinct('', (name: string) => name),
    ),
    `The sections of ${what}, in order: ${builtInSections[page].map((name) => `\`${name}\``).join(', ')}, and the names of files in \`content/sections/\`. Without a list, this order.`,
  );

const accentPair = v.strictObject({ light: hexColor, dark: hexColor });

/** `languages`, on which all other content depends. */
export const siteLanguages = described(
  v.optional(
    v.pipe(
      atLeastOne(siteLanguage, 'language'),
      distinct('', (code: Language) => code),
    ),
    [...shippedLanguages],
  ),
  'The languages of the site. The first has addresses without a prefix; the others use their code as the prefix. Default: es and en.',
);

/** `redirects` in `content/site.yaml`. */
const redirectsSchema = v.array(
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

const siteEntries = {
  edition: optional(
    v.pipe(v.number(), v.integer(), v.minValue(1)),
    'The version of the content format; `npx firstlight upgrade` sets it.',
  ),
  languages: siteLanguages,
  url: described(
    v.pipe(webAddress, v.regex(/[^/]$/, 'an address without a slash at the end')),
    'The public address, without a slash at the end. Search engines and shared links use it.',
  ),
  name: described(localizedWord, 'The name of the site.'),
  features: optionalGroup('Parts to turn off although they have content.', switches),
  accent: optional(
    v.pipe(
      v.lazy((value) => (typeof value === 'object' && value !== null ? accentPair : hexColor)),
      v.title('a colour, or `light` and `dark`'),
    ),
    'The accent colour. Its shades for both themes are derived from it; to choose both, write `light` and `dark`.',
  ),
  motif: optional(
    oneOf('sky', 'plain'),
    'sky (default): the star chart over your coordinates is behind the pages. plain: no star chart.',
  ),
  filters: optional(
    v.array(filterSchema),
    'The filters of the projects page, in order. Without a list, the default ones.',
  ),
  sections: optionalGroup('Which sections the home page and the About page show, in which order.', {
    home: sectionsOf('home', 'the home page, below its head'),
    about: sectionsOf('about', 'the About page, below its head'),
  }),
  redirects: optional(redirectsSchema, 'Former addresses and where they lead.'),
  parameters: optional(parametersSchema, 'The words in addresses after `?` and `#`.'),
  projects: optional(projectsPageSchema, 'The projects page.'),
  newsletter: optional(
    v.strictObject({
      url: described(address, 'The page shown in the frame. A link also opens it in a new tab.'),
      title: described(localizedText, 'Its name.'),
      description: described(localizedText, 'Its topics, and how often it is sent.'),
    }),
    'The newsletter. Without it there is none.',
  ),
  icons: group('The icons of the technology slider.', {
    base: described(address, 'Where the icons are loaded from: `{base}/{icon}.svg`. `/icons` means this site.'),
  }),
  analytics: described(
    v.nullable(
      v.pipe(
        v.strictObject({
          provider: described(
            oneOf('plausible', 'umami', 'ga4', 'script'),
            'The analytics provider. `script` is any other.',
          ),
          src: described(webAddress, 'The address of its script.'),
          id: optional(
            text,
            "The site's name or id there: Plausible's domain, Umami's website id, GA4's measurement id.",
          ),
          endpoint: optional(webAddress, "Where visits are sent, if not to the script's own host."),
          attributes: optional(
            v.record(v.pipe(v.string(), v.regex(/^data-[a-z][a-z0-9-]*$/, 'a name that begins with data-')), text),
            'Attributes of the tag of the script, such as `data-goatcounter`.',
          ),
        }),
        rule(
          'id',
          ({ provider, src, id }) =>
            id !== undefined || !(provider === 'umami' || (provider === 'ga4' && !/[?&]id=./.test(src))),
          "the site's id at the provider, without which nothing is counted",
        ),
      ),
    ),
    'Visitor statistics; null: none.',
  ),
  contact: described(
    v.optional(
      v.nullable(
        v.strictObject({
          endpoint: described(address, 'The address of the service, or a page of this site (Netlify Forms).'),
          format: described(v.optional(oneOf('json', 'form'), 'json'), 'The format that it requires. Default: json.'),
          fields: described(v.optional(v.record(text, text), {}), 'Other fields that it requires. They are public.'),
        }),
      ),
      null,
    ),
    "A form service that receives the contact form's messages instead of this site's server; null: none.",
  ),
  offline: described(trueOrFalse, 'true: visited pages also open without a connection.'),
  assistant: described(
    v.pipe(
      v.strictObject({
        mode: described(
          oneOf('server', 'direct', 'browser'),
          "Who answers: this site's server, a provider called from the browser (its token is public), or the browser itself.",
        ),
        base: optional(webAddress, "Only for `direct`: the provider's address, up to where /chat/completions begins."),
        token: optional(text, 'Only for `direct`: the token. It is public.'),
        model: optional(text, 'Only for `direct`: the name of the model.'),
        browserModel: optional(
          trueOrFalse,
          "true: if the visitor's browser already has a language model, it phrases the facts that the assistant finds. Not for `direct`.",
        ),
      }),
      rule(
        'base',
        ({ mode, base }) => mode !== 'direct' || base !== undefined,
        "the gateway's address, for the mode direct",
      ),
    ),
    'The chat.',
  ),
};

/** `content/site.yaml`: addresses and settings of the site. `pages` are those that need a head, `ownFiles` those of the owner. */
export function siteSchema(pages?: SitePages, ownFiles: readonly string[] = []) {
  return v.strictObject({
    ...siteEntries,
    pages: described(
      pageHeads(withOwnPages(pages, ownFiles)),
      'Title and description of each page, for search engines and browser tabs, and its address.',
    ),
    previews: optional(previews(pages), 'Link previews of pages, where they should differ from the generated ones.'),
  });
}

/** `content/technologies.yaml`, in the slider's order. */
export const technologiesSchema = v.pipe(
  v.array(
    v.strictObject({
      name: described(text, 'Its name.'),
      icon: described(iconName, 'An icon of one of the collections logos, devicon and simple-icons: `logos/react`.'),
      color: described(hexColor, "The brand's colour. It colours single-colour icons."),
    }),
  ),
  distinct('name', ({ name }) => name),
);

export type Site = v.InferOutput<ReturnType<typeof siteSchema>>;
export type Filter = v.InferOutput<typeof filterSchema>;
export type Technology = v.InferOutput<typeof technologiesSchema>[number];
