import { useState } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { DisabledButton } from '#src/ui/controls/disabled-button.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { BookView } from './novel.loader.ts';
import { SampleDialog } from './sample-dialog.tsx';
import { Stars } from './stars.tsx';

interface BookHeadProps {
  book: BookView;
  words: Dictionary['novel'];
  /** What readers think, all reviews together. */
  readers: { average: number; averageText: string; count: number };
}

/** The top of the page: cover, title, ratings and the two things one can do with a book. */
export function BookHead({ book, words, readers }: BookHeadProps) {
  const [isSampleOpen, setSampleOpen] = useState(false);
  return (
    <header className="book-head">
      <ResponsivePicture
        picture={book.cover}
        alt={book.coverAlt}
        sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 40vw, 70vw"
        className="book-cover"
        important
      />
      <div className="book-intro">
        <p className="meta book-kind">
          <span>{words.kind}</span>
          <span>{format(words.pages, { count: book.pages })}</span>
          <span>{book.state}</span>
        </p>
        <h1 className="book-title">{book.title}</h1>
        <p className="book-author">{format(words.by, { author: book.author })}</p>
        <p className="book-tagline">{book.tagline}</p>
        <Ratings book={book} words={words} readers={readers} />
        <ul className="book-genres" aria-label={words.genres}>
          {book.genres.map((genre) => (
            <li key={genre}>{genre}</li>
          ))}
        </ul>
        <div className="book-actions">
          <button type="button" className="button button-primary js-only" onClick={() => setSampleOpen(true)}>
            {words.readSample}
          </button>
          <DisabledButton reason={words.notForSale} blocked>
            {words.buyNovel}
          </DisabledButton>
        </div>
      </div>
      <SampleDialog open={isSampleOpen} onClose={() => setSampleOpen(false)} synopsis={book.synopsis} words={words} />
    </header>
  );
}

function Ratings({ book, words, readers }: BookHeadProps) {
  const count = format(readers.count === 1 ? words.readersCount.one : words.readersCount.other, readers);
  return (
    <div className="book-ratings">
      <p className="book-rating">
        <Stars value={book.rating} label={format(words.editorialRating, { rating: book.ratingText })} />
        <span aria-hidden className="book-rating-figure">
          {book.ratingText}/5
        </span>
      </p>
      <p className="meta">
        {format(words.readersRating, { rating: readers.averageText })} ·{' '}
        <a href="#reviews" className="text-link">
          {count}
        </a>
      </p>
    </div>
  );
}
