import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import type { Text } from '#src/lib/text.ts';
import { textLook } from '#src/ui/controls/text-link.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { NoteList } from './note-list.tsx';
import styles from './notes-page.module.css';
import type { NoteEntry, TagLink } from './notes.loader.ts';
import { TagList } from './tag-list.tsx';

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
