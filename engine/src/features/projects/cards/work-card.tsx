import { memo } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import type { WorkCardData } from './card.loader.ts';
import { Card } from './card.tsx';
import styles from './work-card.module.css';

interface WorkCardProps {
  work: WorkCardData;
  words: Dictionary['card'];
  lead?: boolean;
  /** Opens the work's gallery; undefined on sites without galleries. `opener` is the pressed button. */
  onOpenGallery?: ((work: string, opener: HTMLElement) => void) | undefined;
}

export const WorkCard = memo(function WorkCard({ work, words, lead, onOpenGallery }: WorkCardProps) {
  return (
    <Card
      entry={work}
      href={work.href}
      pictureHref={onOpenGallery ? null : work.href}
      lead={lead}
      anchor={work.id}
      className={cx(styles.work, lead && styles.lead)}
      facts={
        <>
          <span>{work.workKind === 'photography' ? words.photoSeries : words.piece}</span>
          <time dateTime={work.date}>{work.dateText}</time>
          <span>{work.framesText}</span>
        </>
      }
      tagsLabel={words.tags}
      actions={
        onOpenGallery && (
          <Button
            size="dense"
            className={cx(styles.open, 'script-only')}
            onClick={({ currentTarget }) => onOpenGallery(work.id, currentTarget)}
          >
            {words.viewGallery}
          </Button>
        )
      }
    />
  );
});
