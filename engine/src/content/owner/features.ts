/** Optional parts of the site: absent without content, or by a switch in `content/site.yaml`. */
export const featureNames = [
  'novel',
  'reviews',
  'newsletter',
  'works',
  'gallery',
  'stories',
  'notes',
  'stores',
  'experience',
  'education',
  'cv',
  'pursuits',
  'skills',
  'technologies',
  'contributions',
  'search',
  'chat',
  'tonight',
  'lamp',
  'star',
] as const;

export type Feature = (typeof featureNames)[number];

export type Features = Readonly<Record<Feature, boolean>>;
