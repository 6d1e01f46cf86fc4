import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { textLook } from '#src/ui/controls/text-link.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import styles from './latest-notes.module.css';
import type { LatestNotes as Latest } from './notes.loader.ts';

const sizes = '(min-width: 64rem) 24rem, 6rem';

interface LatestNotesProps {
  latest: Latest;
  number: string | undefined;
}

/** The newest notes, for a section of another page. Nothing without notes. */
export function LatestNotes({ latest, number }: LatestNotesProps) {
  if (!latest) return null;
  const { title, notes, all } = latest;
  return (
    <>
      <SectionHead number={number} title={title} />
      <ul className={styles.notes}>
        {notes.map(({ title: name, lang, date, dateText, address, picture }) => (
          <li key={address} className={cx(styles.note, 'grid relative line-above')}>
            <time dateTime={date} className="meta">
              {dateText}
            </time>
            <Link href={address} lang={lang} className={cx(styles.title, 'hover-line')}>
              {name}
            </Link>
            {picture && <ResponsivePicture picture={picture} alt="" sizes={sizes} className={styles.picture} />}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link href={all.address} className={textLook({ alone: true })}>
          {all.label}
        </Link>
      </p>
    </>
  );
}
