import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { type Text, langOf, plain } from '#src/lib/text.ts';
import { textLook } from '#src/ui/controls/text-link.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import listStyles from './note-list.module.css';
import tagStyles from './tag-list.module.css';
import styles from './notes-page.module.css';
import type { NoteEntry, TagLink } from './notes.loader.ts';

interface NotesPageProps {
  data: {
    title: Text;
    intro?: Text | undefined;
    notes: readonly NoteEntry[];
    tags: readonly TagLink[];
    tagsLabel: string;
    /** The tag that all its notes have, and the way back to all. */
    tagged?: { id: string; all: { address: string; label: string } };
  };
}

/** The page of all notes, and of those with a tag. */
export function NotesPage({ data: { title, intro, notes, tags, tagsLabel, tagged } }: NotesPageProps) {
  return (
    <div className="page-width page-top">
      <header className={cx(styles.head, 'ruled grid')}>
        <T as="h1">{title}</T>
        <T as="p" className="lead measure">
          {intro}
        </T>
        <TagList tags={tags} label={tagsLabel} current={tagged?.id} />
        {tagged && (
          <p>
            <Link href={tagged.all.address} className={textLook({ alone: true })}>
              {tagged.all.label}
            </Link>
          </p>
        )}
      </header>
      <NoteList notes={notes} tagsLabel={tagsLabel} />
    </div>
  );
}

const sizes = '(min-width: 48rem) 18rem, 94vw';

function NoteList({ notes, tagsLabel }: { notes: readonly NoteEntry[]; tagsLabel: string }) {
  return notes.map(({ name, title, lang, onlyIn, date, dateText, address, summary, picture, tags }, index) => (
    <article key={name} aria-labelledby={`note-${name}`} className={cx(listStyles.note, 'grid columns line-above')}>
      {picture && (
        <Link href={address} tabIndex={-1} aria-hidden className={cx(listStyles.mount, 'framed')}>
          <ResponsivePicture
            picture={picture}
            alt=""
            sizes={sizes}
            className={listStyles.picture}
            important={index === 0}
          />
        </Link>
      )}
      <div className="stack gap-3">
        <p className={cx(listStyles.facts, 'cluster', 'meta')}>
          <time dateTime={date}>{dateText}</time>
          {onlyIn && <span>{onlyIn}</span>}
        </p>
        <h2 id={`note-${name}`} lang={lang} className={listStyles.title}>
          <Link href={address} className="hover-line">
            {title}
          </Link>
        </h2>
        <p lang={lang} className={cx(listStyles.summary, 'muted')}>
          {summary}
        </p>
        <TagList tags={tags} label={tagsLabel} />
      </div>
    </article>
  ));
}

interface TagListProps {
  tags: readonly TagLink[];
  label: string;
  /** The tag whose page is shown. */
  current?: string | undefined;
}

function TagList({ tags, label, current }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className={cx(tagStyles.tags, 'cluster')}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <Link
            href={tag.address}
            lang={langOf(tag.label)}
            className={cx(tagStyles.tag, 'tap muted serif')}
            aria-current={tag.id === current ? 'page' : undefined}
          >
            {plain(tag.label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
