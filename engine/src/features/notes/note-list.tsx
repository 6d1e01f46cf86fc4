import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import styles from './note-list.module.css';
import type { NoteEntry } from './notes.loader.ts';
import { TagList } from './tag-list.tsx';

const sizes = '(min-width: 48rem) 18rem, 94vw';

export function NoteList({ notes, tagsLabel }: { notes: readonly NoteEntry[]; tagsLabel: string }) {
  return notes.map(({ name, title, lang, onlyIn, date, dateText, address, summary, picture, tags }, index) => (
    <article key={name} aria-labelledby={`note-${name}`} className={cx(styles.note, 'grid columns line-above')}>
      {picture && (
        <Link href={address} tabIndex={-1} aria-hidden className={cx(styles.mount, 'framed')}>
          <ResponsivePicture
            picture={picture}
            alt=""
            sizes={sizes}
            className={styles.picture}
            important={index === 0}
          />
        </Link>
      )}
      <div className="stack gap-3">
        <p className={cx(styles.facts, 'cluster', 'meta')}>
          <time dateTime={date}>{dateText}</time>
          {onlyIn && <span>{onlyIn}</span>}
        </p>
        <h2 id={`note-${name}`} lang={lang} className={styles.title}>
          <Link href={address} className="hover-line">
            {title}
          </Link>
        </h2>
        <p lang={lang} className={cx(styles.summary, 'muted')}>
          {summary}
        </p>
        <TagList tags={tags} label={tagsLabel} />
      </div>
    </article>
  ));
}
