import { changeText } from '../borrowed.ts';
import { textFor } from '../read/conditional.ts';
import { isPublished } from '../schemas/novel.ts';
import type { Content } from '../content.ts';
import { featureNames, type Feature, type Features } from './features.ts';

export type ReadContent = Omit<Content, 'features'>;

/** Determines which features have content and are not switched off, and empties the others. */
export function withFeatures(read: ReadContent): Content {
  const switches: Partial<Features> = read.site.features;
  const isOn = (name: Feature) => switches[name] !== false;
  const novel = isOn('novel') && read.novel !== null;
  const works = isOn('works') && read.works.length > 0;
  const experience = isOn('experience') && read.experience.length > 0;
  const education = isOn('education') && read.education.length > 0;
  const content: Record<Feature, boolean> = {
    experience,
    education,
    stories: read.stories.length > 0,
    notes: read.notes.length > 0,
    pursuits: read.pursuits.length > 0,
    technologies: read.technologies.length > 0,
    contributions: true,
    search: true,
    chat: true,
    tonight: true,
    lamp: true,
    novel,
    reviews: novel,
    newsletter: read.site.newsletter !== undefined,
    works,
    gallery: works,
    stores: read.projects.some(({ store }) => store),
    cv: experience || education,
    skills: read.skills.levels.length + read.skills.groups.length > 0,
    star: novel && hasStar(read),
  };
  const features = Object.fromEntries(featureNames.map((name) => [name, isOn(name) && content[name]])) as Features;
  const has = (name: string) =>
    ({
      ...features,
      offline: read.site.offline,
      analytics: read.site.analytics !== null,
      languages: read.site.languages.length > 1,
    })[name] === true;
  const { body } = read.privacy;
  const list = <Entry>(name: Feature, entries: Entry[]) => (features[name] ? entries : []);
  return {
    ...read,
    features,
    site: features.newsletter ? read.site : { ...read.site, newsletter: undefined },
    novel: features.novel && read.novel ? { ...read.novel, reviews: list('reviews', read.novel.reviews) } : null,
    privacy: { ...read.privacy, body: changeText(body, (text) => textFor(text, has)) },
    works: list('works', read.works),
    stories: list('stories', read.stories).filter(({ of }) => works || !read.works.some(({ id }) => id === of)),
    notes: list('notes', read.notes),
    projects: features.stores ? read.projects : read.projects.map((project) => ({ ...project, store: false })),
    experience: list('experience', read.experience),
    education: list('education', read.education),
    pursuits: list('pursuits', read.pursuits),
    skills: features.skills ? read.skills : { levels: [], groups: [] },
    technologies: list('technologies', read.technologies),
  };
}

/** Whether the hidden stars have their page, and the sky and the chapter that they start from. */
function hasStar({ novel, site, profile }: ReadContent): boolean {
  const isSkyShown = site.motif !== 'plain' && !profile.heroPicture;
  return isSkyShown && Boolean(novel?.tornPage) && (novel?.chapters.some(isPublished) ?? false);
}

export const allFeatures: Features = Object.fromEntries(featureNames.map((name) => [name, true])) as Features;
