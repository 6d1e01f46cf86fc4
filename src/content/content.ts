import type { Localized } from '#src/i18n/languages.ts';
import type { Features } from './owner/features.ts';
import type { Book, Chapter, Character, DefaultReview } from './schemas/novel.ts';
import type { Education, Experience, Privacy, Profile, Pursuit, Skills } from './schemas/profile.ts';
import type { Project } from './schemas/project.ts';
import type { Site, Technology } from './schemas/site.ts';
import type { TaughtAnswer } from './schemas/teach.ts';
import type { Texts } from './schemas/texts.ts';
import type { SomeWords } from './schemas/words.ts';
import type { Work } from './schemas/work.ts';
import type { Story } from './stories/stories.ts';

/**
 * Everything below `content/`, checked. Projects and works are sorted by date, oldest first. What the site goes without
 * is null, undefined or an empty list; `features` says which parts it has.
 */
export interface Content {
  features: Features;
  site: Site;
  texts: Texts;
  /** The interface in languages that the owner brought, and what the owner calls otherwise in those that ship. */
  words: Partial<Localized<SomeWords>>;
  profile: Profile;
  skills: Skills;
  experience: Experience[];
  education: Education[];
  pursuits: Pursuit[];
  privacy: Privacy;
  technologies: Technology[];
  /** Absent: none. */
  faq?: TaughtAnswer[];
  projects: Project[];
  works: Work[];
  /** In the order of projects, then of works. */
  stories: Story[];
  novel: Novel | null;
}

/** The novel, with what is told of it. */
export interface Novel {
  book: Book;
  characters: Character[];
  reviews: DefaultReview[];
  chapters: Chapter[];
}

/** The novel, for what is made only where there is one. */
export function novelOf({ novel }: Pick<Content, 'novel'>): Novel {
  if (!novel) throw new Error('The site has no novel, and something asks for it.');
  return novel;
}
