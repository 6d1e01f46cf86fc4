import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { RemoveDialog } from './list/remove-dialog.tsx';
import { ReviewCard } from './list/review-card.tsx';
import type { ReviewDraft, ReviewProblem } from './form/review-draft.ts';
import { ReviewForm } from './form/review-form.tsx';
import type { ReviewView } from './list/review-list.ts';
import styles from './reviews.module.css';
import { reviewsPerDay } from './stored-reviews.ts';
import { useReviews, type ReviewSources } from './use-reviews.ts';

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
      <RemoveDialog
        open={removing !== null}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(null)}
        words={words.reviews}
      />
    </div>
  );
}
