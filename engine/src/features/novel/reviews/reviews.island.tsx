import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import { Stars } from '../parts/stars.tsx';
import dialogStyles from './list/remove-dialog.module.css';
import cardStyles from './list/review-card.module.css';
import type { ReviewDraft, ReviewProblem } from './form/review-draft.ts';
import { ReviewForm } from './form/review-form.tsx';
import { useReviews, type ReviewSources, type ReviewView } from './list/review-list.ts';
import styles from './reviews.module.css';
import { reviewsPerDay } from './stored-reviews.ts';

/** Last results as codes, so that they follow a change of language. */
interface Notice {
  success: 'published' | 'removed' | null;
  error: ReviewProblem | 'foreign' | 'notRemoved' | null;
}

interface ReviewsProps {
  sources: ReviewSources;
  words: Dictionary['novel'];
}

export function Reviews({ sources, words }: ReviewsProps) {
  const { store } = sources;
  const { all, snapshot } = useReviews(sources);
  const [notice, setNotice] = useState<Notice>({ success: null, error: null });
  const [removing, setRemoving] = useState<ReviewView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const announcements = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isClosed = snapshot.today >= reviewsPerDay;
  // After the last review of the day show its success, not the limit.
  const error = notice.error ?? (isClosed && !notice.success ? 'limit' : null);

  function tell(happened: Partial<Notice>) {
    flushSync(() => setNotice({ success: null, error: null, ...happened }));
    announcements.current?.scrollIntoView({ block: 'nearest' });
  }

  async function publish(draft: ReviewDraft): Promise<boolean> {
    const result = await store.publish(draft);
    tell({ success: result === 'limit' ? null : 'published' });
    return result === 'kept';
  }

  async function remove(review: ReviewView) {
    setRemoving(null);
    const result = await store.remove(review.id);
    // The pressed button was removed with its review or dialog.
    if (result !== 'notRemoved') heading.current?.focus();
    tell(result === 'removed' ? { success: result } : { error: result });
  }

  return (
    <div className={cx(styles.reviews, 'grid')}>
      <section>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {words.reviews.listTitle}
        </h2>
        {all.map((review) => (
          <ReviewCard key={review.key} review={review} words={words} onRemove={setRemoving} />
        ))}
      </section>
      <section>
        <h2 className={styles.title}>{words.reviews.formTitle}</h2>
        <noscript>
          <p>{words.reviews.needsScript}</p>
        </noscript>
        {!snapshot.canStore && <p className={styles.notice}>{words.reviews.willNotKeep}</p>}
        <ReviewForm
          words={words.reviews}
          closed={isClosed}
          onPublish={publish}
          onRefused={(problem) => tell({ error: problem })}
        />
        {/* Live regions must be in the DOM before their text changes. */}
        <div ref={announcements} className={styles.announcements}>
          <p role="alert">{error && format(words.reviews.errors[error], { count: reviewsPerDay })}</p>
          <p role="status">
            {notice.success && words.reviews[notice.success]}
            {notice.success === 'published' && !snapshot.canStore && ` ${words.reviews.notKept}`}
          </p>
        </div>
      </section>
      {/* Cancel has the focus. */}
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        labelledBy={`${id}-title`}
        describedBy={`${id}-text`}
        firstFocus={cancel}
        role="alertdialog"
        className={dialogStyles.window}
      >
        <h2 id={`${id}-title`} className={dialogStyles.title}>
          {words.reviews.confirmTitle}
        </h2>
        <p id={`${id}-text`}>{words.reviews.confirmText}</p>
        <div className={cx(dialogStyles.actions, 'cluster')}>
          <Button ref={cancel} onClick={() => setRemoving(null)}>
            {words.reviews.cancel}
          </Button>
          <Button variant="danger" onClick={() => removing && void remove(removing)}>
            {words.reviews.remove}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

interface ReviewCardProps {
  review: ReviewView;
  words: Dictionary['novel'];
  onRemove: (review: ReviewView) => void;
}

/** A review. Its author may delete it. User text is rendered as plain text with automatic direction. */
function ReviewCard({ review, words, onRemove }: ReviewCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={cardStyles.review}>
      <div className={cx(cardStyles.head, 'cluster')}>
        <h3 id={id} dir="auto">
          {review.name}
        </h3>
        <Stars value={review.rating} label={format(words.rating, { rating: review.rating })} />
      </div>
      <p className={cx('meta cluster', cardStyles.facts)}>
        <T dir="auto">{review.profession}</T>
        <time dateTime={review.date}>{review.dateText}</time>
      </p>
      <T as="p" className={cardStyles.comment} dir="auto">
        {review.comment}
      </T>
      {review.isOwn && (
        <Button size="small" className={cardStyles.remove} onClick={() => onRemove(review)}>
          {words.reviews.remove}
        </Button>
      )}
    </article>
  );
}
