import { useId, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain } from '#src/lib/text.ts';
import { EntryLink } from '#src/ui/controls/entry-link.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { CatalogueEntry } from './card.loader.ts';
import styles from './card.module.css';
import { TitleLink } from './title-link.tsx';

interface CardProps {
  entry: Pick<CatalogueEntry, 'title' | 'picture' | 'alt' | 'description' | 'tags'>;
  href?: string | null;
  /** Overrides the picture's target; null when the picture has its own action. */
  pictureHref?: string | null;
  /** True for the lead card: full width, beside its picture. */
  lead?: boolean;
  anchor?: string;
  important?: boolean;
  className?: string;
  /** Renders the heading around the title. */
  head?: (title: ReactNode) => ReactNode;
  facts: ReactNode;
  tagsLabel: string;
  actions: ReactNode;
}

/** Less than the real width on dense phone screens: more than 480 pixels make no visible difference there. */
const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 44vw, (min-resolution: 2.5dppx) 44vw, 70vw';
const leadSizes =
  '(min-width: 100rem) 47rem, (min-width: 64rem) 40rem, (min-width: 48rem) 92vw, (min-resolution: 2.5dppx) 44vw, 70vw';

/** Base of all cards: six rows aligned with those of neighbouring cards. */
export function Card(props: CardProps) {
  const { entry, href, lead = false, anchor, important = false, className, head, facts, tagsLabel, actions } = props;
  const { pictureHref = href } = props;
  const titleId = useId();
  const title = (
    <h3 id={titleId} className={styles.title}>
      <TitleLink href={href}>{entry.title}</TitleLink>
    </h3>
  );
  return (
    <article id={anchor} aria-labelledby={titleId} className={cx(styles.card, lead && styles.lead, className)}>
      <div className={cx(styles.mount, 'framed relative')}>
        <ResponsivePicture
          picture={entry.picture}
          alt={entry.alt}
          sizes={lead ? leadSizes : sizes}
          className="screen-shape"
          important={important}
        />
        {/* Repeats the title's link, so it is hidden from keyboard and screen readers. */}
        {pictureHref && <EntryLink href={pictureHref} tabIndex={-1} aria-hidden className="cover" />}
      </div>
      <div className={styles.body}>
        {head ? head(title) : title}
        <p className={cx(styles.facts, 'small items-centre', 'cluster')}>{facts}</p>
        <T as="p" className={styles.text}>
          {entry.description}
        </T>
        {entry.tags.length > 0 && (
          <ul className={cx(styles.tags, 'muted size-meta')} aria-label={tagsLabel}>
            {entry.tags.map((tag) => (
              <li key={plain(tag)} lang={langOf(tag)}>
                <bdi>{plain(tag)}</bdi>
              </li>
            ))}
          </ul>
        )}
        <div className={cx(styles.actions, 'cluster')}>{actions}</div>
      </div>
    </article>
  );
}
