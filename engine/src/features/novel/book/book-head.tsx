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
import { SampleDialog } from '../sample/sample-dialog.tsx';
import styles from './book-head.module.css';
import ratingStyles from './book-ratings.module.css';

interface BookHeadProps {
  book: BookView;
  words: Dictionary['novel'];
  /** Readers' average and count; null when reviews are off. */
  readers: { averageText: string; count: number } | null;
  onReadFirst: (() => void) | null;
}

export function BookHead({ book, words, readers, onReadFirst }: BookHeadProps) {
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
        <p className={cx(styles.author, 'muted')}>{format(words.by, { author: book.author })}</p>
        <p lang={book.taglineLang} className={styles.tagline}>
          {book.tagline.map((verse) => (
            <span key={verse}>{verse} </span>
          ))}
        </p>
        <div className={cx(styles.actions, 'cluster')}>
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
        <BookRatings book={book} readers={readers} words={words} />
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

function BookRatings({ book, readers, words }: Pick<BookHeadProps, 'book' | 'readers' | 'words'>) {
  return (
    <div className={cx(ratingStyles.ratings, 'cluster')}>
      <p
        className={ratingStyles.editorial}
        role="img"
        aria-label={format(words.editorialRating, { rating: book.ratingText })}
      >
        {book.ratingText}/5
      </p>
      {readers !== null && readers.count > 0 && (
        <p className="label">
          {readers.averageText !== book.ratingText && (
            <>{format(words.readersRating, { rating: readers.averageText })} · </>
          )}
          <TextLink href="#reviews" alone>
            {format(readers.count === 1 ? words.readersCount.one : words.readersCount.other, readers)}
          </TextLink>
        </p>
      )}
    </div>
  );
}
