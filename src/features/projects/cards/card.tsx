import { useId, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { CatalogueEntry } from './card.loader.ts';
import styles from './card.module.css';

interface CardProps {
  entry: Pick<CatalogueEntry, 'title' | 'picture' | 'alt' | 'description' | 'tags'>;
  /** Where links lead to it on its page. */
  anchor?: string;
  /** True for a card that is seen without scrolling. */
  important?: boolean;
  className?: string;
  /** What stands around the title, where it does not stand alone. */
  head?: (title: ReactNode) => ReactNode;
  /** Kind, date and the like, set as capture data. */
  facts: ReactNode;
  tagsLabel: string;
  actions: ReactNode;
}

/** On phones a share of the real width: their dense screens would fetch four times what an eye can tell apart. */
const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 44vw, 60vw';

/** What every card has in common: six rows that stand on one baseline with those of its neighbours. */
export function Card(props: CardProps) {
  const { entry, anchor, important = false, className, head, facts, tagsLabel, actions } = props;
  const titleId = useId();
  const title = (
    <h3 id={titleId} className={styles.title}>
      {entry.title}
    </h3>
  );
  return (
    <article id={anchor} aria-labelledby={titleId} className={cx(styles.card, className)}>
      <div className={styles.mount}>
        <ResponsivePicture
          picture={entry.picture}
          alt={entry.alt}
          sizes={sizes}
          className={styles.picture}
          important={important}
        />
      </div>
      <div className={styles.body}>
        {head ? head(title) : title}
        <p className={cx(styles.facts, 'meta')}>{facts}</p>
        <p className={styles.text}>{entry.description}</p>
        <ul className={styles.tags} aria-label={tagsLabel}>
          {entry.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className={styles.actions}>{actions}</div>
      </div>
    </article>
  );
}
