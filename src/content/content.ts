import type { Book, Chapter, Character, DefaultReview } from './schemas/novel.ts';
import type { Education, Experience, Privacy, Profile, Pursuit, Skills } from './schemas/profile.ts';
import type { Project } from './schemas/project.ts';
import type { Site, Technology } from './schemas/site.ts';
import type { TaughtAnswer } from './schemas/teach.ts';
import type { Texts } from './schemas/texts.ts';
import type { Work } from './schemas/work.ts';

/** Everything below `content/`, checked. Projects and works are sorted by date, oldest first. */
export interface Content {
  site: Site;
  texts: Texts;
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
  novel: { book: Book; characters: Character[]; reviews: DefaultReview[]; chapters: Chapter[] };
}
