/** What `npm run doctor` says, in the order in which it is said. */
export const chapters = {
  demo: 'Still of the site as it came',
  missing: 'Missing',
  dead: 'Leads nowhere',
  insecure: 'Not https',
  unlinked: 'Without a link to it',
  unused: 'Not used by anything',
  large: 'Large',
  better: 'Would make it better',
} as const;

/** One thing that could be otherwise. None of them stops a build. */
export interface Finding {
  chapter: keyof typeof chapters;
  /** The file, with its line where there is one. */
  place: string;
  what: string;
}
