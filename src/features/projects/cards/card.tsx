import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { CatalogueEntry } from './card.loader.ts';
import styles from './card.module.css';
import { isOfThisSite, TitleLink } from './title-link.tsx';

interface CardProps {
  entry: Pick<CatalogueEntry, 'title' | 'picture' | 'alt' | 'description' | 'langs' | 'tags' | 'tagLangs'>;
  /** Where its title and picture lead, if anywhere. */
  href?: string | null;
  /** Where its picture leads instead; a picture that does something else leads nowhere. */
  pictureHref?: string | null;
  /** True for the one that leads the others: it lies beside its picture, as wide as the page. */
  lead?: boolean;
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

/** On phones a share of the real width, the less the denser: so dense a screen shows no more than 640 pixels can tell. */
const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 44vw, (min-resolution: 2.5dppx) 54vw, 70vw';
const leadSizes = '(min-width: 64rem) 42rem, (min-width: 48rem) 92vw, (min-resolution: 2.5dppx) 54vw, 70vw';

/** What every card has in common: six rows that stand on one baseline with those of its neighbours. */
export function Card(props: CardProps) {
  const { entry, href, lead = false, anchor, important = false, className, head, facts, tagsLabel, actions } = props;
  const { pictureHref = href } = props;
  const titleId = useId();
  const title = (
    <h3 id={titleId} lang={entry.langs?.title} className={styles.title}>
      <TitleLink href={href}>{entry.title}</TitleLink>
    </h3>
  );
  const picture = (
    <ResponsivePicture
      picture={entry.picture}
      alt={entry.alt}
      lang={entry.langs?.alt}
      sizes={lead ? leadSizes : sizes}
      className={styles.picture}
      important={important}
    />
  );
  return (
    <article id={anchor} aria-labelledby={titleId} className={cx(styles.card, lead && styles.lead, className)}>
      <Mount href={pictureHref}>{picture}</Mount>
      <div className={styles.body}>
        {head ? head(title) : title}
        <p className={styles.facts}>{facts}</p>
        <p lang={entry.langs?.description} className={styles.text}>
          {entry.description}
        </p>
        <ul className={styles.tags} aria-label={tagsLabel}>
          {entry.tags.map((tag) => (
            <li key={tag} lang={entry.tagLangs?.[tag]}>
              {tag}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>{actions}</div>
      </div>
    </article>
  );
}

/** The picture's mount; the title is the same link, for the keyboard and for screen readers. */
function Mount({ href, children }: { href: string | null | undefined; children: ReactNode }) {
  if (!href) return <div className={styles.mount}>{children}</div>;
  if (isOfThisSite(href))
    return (
      <Link href={href} tabIndex={-1} aria-hidden className={styles.mount}>
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener" tabIndex={-1} aria-hidden className={styles.mount}>
      {children}
    </a>
  );
}
