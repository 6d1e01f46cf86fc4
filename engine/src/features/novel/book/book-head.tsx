import { Fragment, useState } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain } from '#src/lib/text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DisabledButton } from '#src/ui/controls/disabled-button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { FactsLine } from '../parts/facts-line.tsx';
import type { BookView } from '../novel.loader.ts';
import { summarize, useReviews, type ReviewSources } from '../reviews/list/review-list.ts';
import { SampleDialog } from '../sample/sample-dialog.tsx';
import styles from './book-head.module.css';
import ratingStyles from './book-ratings.module.css';

interface BookHeadProps {
  book: BookView;
  words: Dictionary['novel'];
  /** Null when reviews are off. */
  sources: ReviewSources | null;
  onReadFirst: (() => void) | null;
}

export function BookHead({ book, words, sources, onReadFirst }: BookHeadProps) {
  const [isSampleOpen, setSampleOpen] = useState(false);
  return (
    <header className={cx(styles.head, 'grid', 'ruled')}>
      <ResponsivePicture
        picture={book.cover}
        alt={book.coverAlt}
        sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 17rem, min(52vw, 20rem)"
        className={styles.cover}
        important
      />
      <div className={cx(styles.intro, 'grid')}>
        <FactsLine>
          <span>{words.kind}</span>
          <span>{book.pagesText}</span>
          <T>{book.state}</T>
        </FactsLine>
        <h1 lang={langOf(book.title)} className={styles.title}>
          {book.phrases.map((phrase) => (
            <Fragment key={phrase}>
              <span>{phrase}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <p className={cx(styles.author, 'muted serif')}>{format(words.by, { author: book.author })}</p>
        <p lang={book.taglineLang} className={styles.tagline}>
          {book.tagline.map((verse) => (
            <span key={verse}>{verse} </span>
          ))}
        </p>
        <div className={cx(styles.actions, 'cluster items-centre gap-3')}>
          <Button variant="primary" className="script-only" onClick={() => setSampleOpen(true)}>
            {words.readSample}
          </Button>
          <DisabledButton reason={words.notForSale} blocked>
            {words.buyNovel}
          </DisabledButton>
          {/* Also the button's description. */}
          <span className="label" aria-hidden>
            {words.notForSale}
          </span>
        </div>
        <div className={cx(ratingStyles.ratings, 'cluster')}>
          <p
            className={cx(ratingStyles.editorial, 'serif')}
            role="img"
            aria-label={format(words.editorialRating, { rating: book.ratingText })}
          >
            {book.ratingText}/5
          </p>
          {sources && <ReadersRating sources={sources} editorial={book.ratingText} words={words} />}
        </div>
        <ul className={cx(styles.genres, 'cluster')} aria-label={words.genres}>
          {book.genres.map((genre) => (
            <T key={plain(genre)} as="li">
              {genre}
            </T>
          ))}
        </ul>
      </div>
      <SampleDialog
        open={isSampleOpen}
        onClose={() => setSampleOpen(false)}
        onReadFirst={onReadFirst}
        synopsis={book.synopsis}
        words={words}
      />
    </header>
  );
}

interface ReadersRatingProps {
  sources: ReviewSources;
  editorial: string;
  words: Dictionary['novel'];
}

/** Reads the reviews itself, so that a change of them does not render, and hydrate, every panel. */
function ReadersRating({ sources, editorial, words }: ReadersRatingProps) {
  const ratings = useReviews(sources).all.map(({ rating }) => rating);
  const { averageText, count } = summarize(ratings, sources.language);
  if (count === 0) return null;
  return (
    <p className="label">
      {averageText !== editorial && <>{format(words.readersRating, { rating: averageText })} · </>}
      <TextLink href="#reviews" alone>
        {format(count === 1 ? words.readersCount.one : words.readersCount.other, { count })}
      </TextLink>
    </p>
  );
}
