import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { StoryBody } from './story-body.tsx';
import { StoryFacts } from './story-facts.tsx';
import { StoryTurns } from './story-turns.tsx';
import type { StoryData } from './story.loader.ts';
import styles from './story.module.css';

interface StoryProps {
  story: StoryData;
  /** What can be opened of what it tells of. */
  actions: ReactNode;
}

const coverSizes = '(min-width: 78rem) 72rem, 94vw';

/** A project or a work, told from its beginning to what came of it. */
export function Story({ story, actions }: StoryProps) {
  const { words, lang } = story;
  return (
    <article className={styles.story} aria-labelledby="story-title">
      <header className={cx(styles.head, 'page-width')}>
        <p className={cx(styles.kind, 'label ruled')}>
          <Link href={story.projects.address}>{story.projects.label}</Link>
          <span>{story.kind}</span>
        </p>
        <div className={styles.title}>
          <h1 id="story-title" lang={story.titleLang}>
            {story.title}
          </h1>
          <p lang={lang} className={styles.lead}>
            {story.lead}
          </p>
        </div>
        <figure className={styles.mount}>
          <ResponsivePicture
            picture={story.picture}
            alt={story.alt}
            lang={story.altLang}
            sizes={coverSizes}
            className={cx(styles.picture, story.isPhotograph && styles.photograph)}
            important
          />
        </figure>
        <StoryFacts story={story} />
      </header>
      <StoryBody sections={story.sections} lang={lang} />
      <footer className={cx(styles.foot, 'page-width no-print')}>
        <div className={styles.actions}>
          <div className={styles.buttons}>{actions}</div>
        </div>
        <StoryTurns previous={story.previous} next={story.next} words={words} />
      </footer>
    </article>
  );
}
