import * as v from 'valibot';
import { shippedLanguages, type Language } from '#src/i18n/languages.ts';
import { featureNames, type Feature } from '../features.ts';
import {
  address,
  distinct,
  hexColor,
  languageCode,
  localizedText,
  localizedWord,
  slug,
  text,
  webAddress,
} from './fields.ts';

const pageHead = v.strictObject({ title: localizedText, description: localizedText });

/** The heads of the pages that the site has; of any page, for a reader that does not know them. */
function pageHeads(pages: SitePages | undefined): v.GenericSchema<unknown, Record<string, PageHeadText>> {
  if (!pages) return v.record(v.string(), pageHead);
  const entries = pages.shown.map((page): [string, v.GenericSchema] => [page, pageHead]);
  // What is written for a page that is switched off stays where it is.
  for (const page of pages.absent) entries.push([page, v.optional(pageHead)]);
  return v.strictObject(Object.fromEntries(entries)) as v.GenericSchema<unknown, Record<string, PageHeadText>>;
}

/** The ids of the pages that have an address, and of those that the site goes without. */
export interface SitePages {
  shown: readonly string[];
  absent: readonly string[];
}

type PageHeadText = v.InferOutput<typeof pageHead>;

/** One of the site's languages. */
const siteLanguage = v.pipe(
  languageCode,
  v.transform((code) => code as Language),
);

const trueOrFalse = v.optional(v.boolean('true or false'));

const switches = Object.fromEntries(featureNames.map((name) => [name, trueOrFalse])) as Record<
  Feature,
  typeof trueOrFalse
>;

/** A filter of the page of projects. */
const filterSchema = v.pipe(
  v.strictObject({
    /** As it stands in the page's address; made from the label, if not given. */
    id: v.optional(
      v.pipe(
        slug,
        v.check((id) => id !== 'all', 'another name than all, which is no filter'),
      ),
    ),
    label: localizedWord,
    /** It holds what has one of these tags, in whichever language. */
    tags: v.optional(v.array(localizedWord), []),
    /** It also holds the featured projects, the stores, or the works of a kind. */
    of: v.optional(
      v.picklist(['featured', 'stores', 'photography', '2d-3d'], 'featured, stores, photography or 2d-3d'),
    ),
  }),
  v.forward(
    v.check(({ tags, of }) => tags.length > 0 || of !== undefined, 'a tag at least, or "of"'),
    ['tags'],
  ),
);

const siteEntries = {
  /** The languages of the site. The first lives at the bare addresses, the others under their code. */
  languages: v.optional(
    v.pipe(
      v.array(siteLanguage),
      v.minLength(1, 'at least one language'),
      distinct('', (code: Language) => code),
    ),
    [...shippedLanguages],
  ),
  /** The public address, without a slash at the end; canonical links and the sitemap use it. */
  url: v.pipe(webAddress, v.regex(/[^/]$/, 'an address without a slash at the end')),
  name: text,
  /** Parts that are switched off although there is content for them; docs/content-guide.md says what each is. */
  features: v.optional(v.strictObject(switches), {}),
  /** The filters of the page of projects, in their order. */
  filters: v.optional(v.array(filterSchema)),
  newsletter: v.optional(
    v.strictObject({
      /** The page shown in the frame, and its address for opening it in a tab of its own. */
      url: address,
      title: localizedText,
      description: localizedText,
    }),
  ),
  icons: v.strictObject({
    /** Where the slider's icons come from: `{base}/{icon}.svg`. `/icons` is this site itself. */
    base: address,
  }),
  analytics: v.nullable(
    v.pipe(
      v.strictObject({
        provider: v.picklist(['plausible', 'umami', 'ga4', 'script'], 'plausible, umami, ga4 or script'),
        /** The script's address. */
        src: webAddress,
        /** The site's name or id at the provider (Plausible's domain, Umami's website id, GA4's measurement id). */
        id: v.optional(text),
        /** Where page views are sent, when that is not the script's own host. */
        endpoint: v.optional(webAddress),
      }),
      v.forward(
        v.check(
          ({ provider, src, id }) =>
            id !== undefined || !(provider === 'umami' || (provider === 'ga4' && !/[?&]id=./.test(src))),
          "the site's id at the provider, without which nothing is counted",
        ),
        ['id'],
      ),
    ),
  ),
  /** Whether browsers keep the pages of a visit, so that they open without a network. */
  offline: v.boolean('true or false'),
  assistant: v.pipe(
    v.strictObject({
      /** `server`: this site's own server (or, without a server, the answerer in the browser). `direct`: from the browser to a gateway; its token is public. */
      mode: v.picklist(['server', 'direct', 'browser'], 'server, direct or browser'),
      /** Only for `direct`: the gateway's address, up to where /chat/completions begins. */
      base: v.optional(webAddress),
      token: v.optional(text),
      model: v.optional(text),
    }),
    v.forward(
      v.check(
        ({ mode, base }) => mode !== 'direct' || base !== undefined,
        "the gateway's address, for the mode direct",
      ),
      ['base'],
    ),
  ),
};

/** `content/site.yaml`: addresses and switches of the site itself. `pages` are those that need a head. */
export function siteSchema(pages?: SitePages) {
  return v.strictObject({ ...siteEntries, pages: pageHeads(pages) });
}

/** `content/technologies.yaml`, in the slider's order. */
export const technologiesSchema = v.pipe(
  v.array(
    v.strictObject({
      name: text,
      /** Collection and name of an Iconify icon: `logos/react`. */
      icon: v.pipe(
        v.string('collection/icon'),
        v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'collection/icon, such as logos/react'),
      ),
      /** The brand's colour; it tints icons that come in one colour. */
      color: hexColor,
    }),
  ),
  distinct('name', ({ name }) => name),
);

export type Site = v.InferOutput<ReturnType<typeof siteSchema>>;
export type Filter = v.InferOutput<typeof filterSchema>;
export type Technology = v.InferOutput<typeof technologiesSchema>[number];
