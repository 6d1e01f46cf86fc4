import { useEffect, useRef, useState } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import type { ReviewView } from './review-list.ts';
import type { DraftError, ReviewDraft } from './review-text.ts';
import type { ReviewsSnapshot, ReviewsStore } from './reviews-store.ts';
import { reviewsPerDay } from './stored-reviews.ts';

/** What happened last, as keys, so that a change of language changes the words too. */
interface Notice {
  success: 'published' | 'removed' | null;
  error: DraftError | 'foreign' | 'notRemoved' | null;
}

interface ReviewsProps {
  reviews: readonly ReviewView[];
  store: ReviewsStore;
  snapshot: ReviewsSnapshot;
  words: Dictionary['novel'];
}

/** All reviews, and the form for one's own. */
export function Reviews({ reviews, store, snapshot, words }: ReviewsProps) {
  const [notice, setNotice] = useState<Notice>({ success: null, error: null });
  const [removing, setRemoving] = useState<ReviewView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isClosed = snapshot.today >= reviewsPerDay;

  async function publish(draft: ReviewDraft): Promise<boolean> {
    const result = await store.publish(draft);
    setNotice({ success: result === 'limit' ? null : 'published', error: null });
    return result === 'kept';
  }

  async function remove(review: ReviewView) {
    setRemoving(null);
    const result = await store.remove(review.id);
    setNotice(result === 'removed' ? { success: result, error: null } : { success: null, error: result });
    // The button that was pressed is gone with what it belonged to.
    if (result !== 'notRemoved') heading.current?.focus();
  }

  const error = notice.error ?? (isClosed ? 'limit' : null);
  return (
    <div className="reviews">
      <section className="review-list">
        <h2 ref={heading} tabIndex={-1} className="panel-title">
          {words.reviews.listTitle}
        </h2>
        {reviews.map((review) => (
          <ReviewCard key={review.key} review={review} words={words} onRemove={setRemoving} />
        ))}
      </section>
      <section className="review-desk">
        <h2 className="panel-title">{words.reviews.formTitle}</h2>
        <noscript>
          <p>{words.reviews.needsScript}</p>
        </noscript>
        {!snapshot.keeps && <p className="review-notice">{words.reviews.willNotKeep}</p>}
        <ReviewForm
          words={words.reviews}
          closed={isClosed}
          onPublish={publish}
          onMistake={(mistake) => setNotice({ success: null, error: mistake })}
        />
        <Announcement role="alert" text={error && words.reviews.errors[error]} />
        <Announcement role="status" text={notice.success && successText(notice.success, snapshot, words.reviews)} />
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

function successText(
  success: 'published' | 'removed',
  { keeps }: ReviewsSnapshot,
  words: ReviewsProps['words']['reviews'],
) {
  return success === 'published' && !keeps ? `${words.published} ${words.notKept}` : words[success];
}

/** A region that is always there, so that assistive technology hears when its text comes; brought into view then. */
function Announcement({ role, text }: { role: 'alert' | 'status'; text: string | null }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (text && !isFirst.current) ref.current?.scrollIntoView({ block: 'nearest' });
    isFirst.current = false;
  }, [text]);
  return (
    <p ref={ref} role={role} className="announcement">
      {text}
    </p>
  );
}
