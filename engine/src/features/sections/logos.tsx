import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { EntryLink } from '#src/ui/controls/entry-link.tsx';
import { textLook } from '#src/ui/controls/text-link.tsx';
import { cx } from '#src/lib/cx.ts';
import styles from './logos.module.css';
import type { SectionEntryData } from './section-data.ts';

/** Logos of one height on paper, in both themes; the name of an entry without a picture. */
export function Logos({ entries }: { entries: readonly SectionEntryData[] }) {
  return (
    <ul className={cx(styles.logos, 'grid')}>
      {entries.map((entry, index) => {
        const { title, picture, link } = entry;
        const mark = picture ? (
          <ResponsivePicture picture={picture} alt={entry.alt || title} sizes="12rem" className={styles.picture} />
        ) : (
          <T>{title}</T>
        );
        return (
          <li key={index}>
            {link ? (
              <EntryLink href={link} className={textLook({}, cx(styles.logo, 'centred framed', styles.link))}>
                {mark}
              </EntryLink>
            ) : (
              <span className={cx(styles.logo, 'centred', 'framed')}>{mark}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
