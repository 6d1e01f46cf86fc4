import type { Localized } from '#src/i18n/languages.ts';
import type { Article, TextOf } from './articles/articles.ts';
import type { Note, OwnPage } from './articles/notes.ts';
import type { Features } from './owner/features.ts';
import type { WrittenAnswer } from './schemas/answers.ts';
import type { NoteTags } from './schemas/article.ts';
import type { Book, Chapter, Character, DefaultReview, TornPageHead } from './schemas/novel.ts';
import type { DatedEducation, DatedExperience } from './owner/dates.ts';
import type { Privacy, Profile, Pursuit, Skills } from './schemas/profile.ts';
import type { Project } from './schemas/project.ts';
import type { OwnSection } from './schemas/section.ts';
import type { Site, Technology } from './schemas/site.ts';
import type { TaughtAnswer } from './schemas/teach.ts';
import type { Texts } from './schemas/texts.ts';
import type { SomeWords } from './schemas/words.ts';
import type { Work } from './schemas/work.ts';
import type { Story } from './stories/stories.ts';

/** Everything in `content/`, validated; projects and works are oldest first. `features` says which parts it has. */
export interface Content {
  features: Features;
  site: Site;
  texts: Texts;
  /** Dictionaries of the owner's languages, and overrides of the shipped ones. */
  words: Partial<Localized<SomeWords>>;
  profile: Profile;
  skills: Skills;
  experience: DatedExperience[];
  education: DatedEducation[];
  pursuits: Pursuit[];
  privacy: Privacy;
  technologies: Technology[];
  faq?: TaughtAnswer[];
  /** Prepared answers of the assistant. */
  answers: Partial<Localized<WrittenAnswer[]>>;
  projects: Project[];
  works: Work[];
  /** In the order of projects, then works. */
  stories: Story[];
  /** Newest first. */
  notes: Note[];
  noteTags: NoteTags;
  ownPages: OwnPage[];
  /** Those that a page shows. */
  sections: OwnSection[];
  novel: Novel | null;
}

export interface Novel {
  book: Book;
  characters: Character[];
  reviews: DefaultReview[];
  chapters: Chapter[];
  /** The page that only the hidden stars open. */
  tornPage: Article<TextOf<TornPageHead>> | null;
}

export function novelOf({ novel }: Pick<Content, 'novel'>): Novel {
  if (!novel) throw new Error('The site has no novel, and something asks for it.');
  return novel;
}
