/** The parts of the site that an owner may go without: by having nothing for them, or by a switch in `content/site.yaml`. */
export const featureNames = [
  'novel',
  'reviews',
  'newsletter',
  'works',
  'gallery',
  'stories',
  'stores',
  'experience',
  'education',
  'pursuits',
  'skills',
  'technologies',
  'contributions',
  'chat',
  'tonight',
  'lamp',
] as const;

export type Feature = (typeof featureNames)[number];

/** Which parts the site has. */
export type Features = Readonly<Record<Feature, boolean>>;
