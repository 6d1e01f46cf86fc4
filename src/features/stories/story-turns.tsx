import { Link } from 'wouter';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { StoryTurn } from './story.loader.ts';
import styles from './story-turns.module.css';

interface StoryTurnsProps {
  previous: StoryTurn | null;
  next: StoryTurn | null;
  words: Dictionary['story'];
}

/** The stories before and after this one. */
export function StoryTurns({ previous, next, words }: StoryTurnsProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.more} className={cx(styles.turns, 'ruled')}>
      {previous && <Turn turn={previous} label={words.previous} />}
      {next && <Turn turn={next} label={words.next} className={styles.next} />}
    </nav>
  );
}

const sizes = '(min-width: 48rem) 11rem, 7rem';

interface TurnProps {
  turn: StoryTurn;
  label: string;
  className?: string | undefined;
}

function Turn({ turn, label, className }: TurnProps) {
  return (
    <Link href={turn.address} className={cx(styles.turn, className)}>
      <span className={styles.mount}>
        <ResponsivePicture picture={turn.picture} alt="" sizes={sizes} className={styles.picture} />
      </span>
      <span className={styles.words}>
        <span className="label">{label}</span>
        <span lang={turn.titleLang} className={styles.title}>
          {turn.title}
        </span>
      </span>
    </Link>
  );
}
