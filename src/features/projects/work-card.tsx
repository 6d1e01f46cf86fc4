import { useId } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { WorkCardData } from './card.loader.ts';
import { cardSizes, CardTags } from './project-card.tsx';

interface WorkCardProps {
  work: WorkCardData;
  words: Dictionary['card'];
  index: number;
  /** Shows the work's pictures; `opener` is the control that asked for them. */
  onOpenGallery: (work: string, opener: HTMLElement) => void;
}

/** A photo series or a 2D/3D piece. */
export function WorkCard({ work, words, index, onOpenGallery }: WorkCardProps) {
  const titleId = useId();
  return (
    <article id={work.id} aria-labelledby={titleId} className="card has-gallery rise" data-stagger={Math.min(index, 6)}>
      <div className="card-mount">
        <ResponsivePicture picture={work.picture} alt={work.alt} sizes={cardSizes} className="card-picture" />
      </div>
      <div className="card-body">
        <h3 id={titleId}>{work.title}</h3>
        <p className="card-meta meta">
          <span>{work.workKind === 'photography' ? words.photoSeries : words.piece}</span>
          <time dateTime={work.date}>{work.dateText}</time>
          <span>{format(words.frames, { count: work.frameCount })}</span>
        </p>
        <p className="card-text">{work.description}</p>
        <CardTags tags={work.tags} label={words.tags} />
        <div className="card-actions">
          <button
            type="button"
            className="button button-small gallery-open"
            onClick={(event) => onOpenGallery(work.id, event.currentTarget)}
          >
            {words.viewGallery}
          </button>
        </div>
      </div>
    </article>
  );
}
