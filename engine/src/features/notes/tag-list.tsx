import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain } from '#src/lib/text.ts';
import type { TagLink } from './notes.loader.ts';
import styles from './tag-list.module.css';

interface TagListProps {
  tags: readonly TagLink[];
  label: string;
  /** The tag whose page is shown. */
  current?: string | undefined;
}

export function TagList({ tags, label, current }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className={cx(styles.tags, 'cluster')}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <Link
            href={tag.address}
            lang={langOf(tag.label)}
            className={cx(styles.tag, 'tap muted serif')}
            aria-current={tag.id === current ? 'page' : undefined}
          >
            {plain(tag.label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
