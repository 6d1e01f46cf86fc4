/** The site's own sections of each page, in the order that a site without a list has. */
export const builtInSections = {
  home: ['lastSky', 'featured', 'stores', 'about', 'notes', 'newsletter', 'callToAction'],
  about: ['skills', 'experience', 'education', 'pursuits', 'notes'],
} as const;

export type SectionPage = keyof typeof builtInSections;
export type BuiltInSection<Page extends SectionPage> = (typeof builtInSections)[Page][number];

/** The names to show, by page: those in `site.yaml`. */
export type SectionLists = Readonly<Partial<Record<SectionPage, readonly string[] | undefined>>>;

export const sectionPages = Object.keys(builtInSections) as readonly SectionPage[];
