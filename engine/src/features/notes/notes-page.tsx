import { Link } from 'wouter';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { NoteList } from './note-list.tsx';
import styles from './notes-page.module.css';
import type { NoteEntry, TagLink } from './notes.loader.ts';
import { TagList } from './tag-list.tsx';

interface NotesPageProps {
  title: string;
  titleLang?: Language | undefined;
  notes: readonly NoteEntry[];
  tags: readonly TagLink[];
  tagsLabel: string;
  /** The tag that all its notes have, and the way back to all. */
  tagged?: { id: string; all: { address: string; label: string } };
}

/** All notes, or those of a tag. */
export function NotesPage({ title, titleLang, notes, tags, tagsLabel, tagged }: NotesPageProps) {
  return (
    <div className="page-width page-top">
      <header className={cx(styles.head, 'ruled')}>
        <h1 lang={titleLang}>{title}</h1>
        <TagList tags={tags} label={tagsLabel} current={tagged?.id} />
        {tagged && (
          <p>
            <Link href={tagged.all.address} asChild>
              <TextLink alone>{tagged.all.label}</TextLink>
            </Link>
          </p>
        )}
      </header>
      <NoteList notes={notes} tagsLabel={tagsLabel} />
    </div>
  );
}
