import { format } from '#src/i18n/format.ts';
import { ResponsivePicture } from '#src/ui/responsive-picture.tsx';
import type { NovelData } from './novel-data.ts';

/** The novel: what it is, its chapters, its people, and what readers say. */
export function NovelPage({ data }: { data: NovelData }) {
  const { words, book } = data;
  return (
    <div className="page-width section grid gap-12">
      <header className="grid gap-8 md:grid-cols-[18rem_1fr] items-center">
        <ResponsivePicture
          picture={book.cover}
          alt={book.coverAlt}
          sizes="18rem"
          className="aspect-[2/3] w-72"
          important
        />
        <div>
          <h1>{book.title}</h1>
          <p className="lead mt-3">{format(words.by, { author: book.author })}</p>
          <p className="mt-4">{book.tagline}</p>
          <p className="meta mt-4">
            {format(words.rating, { rating: book.ratingText })} · {format(words.pages, { count: book.pages })} ·{' '}
            {book.state}
          </p>
          <ul className="flex flex-wrap gap-4 mt-4" aria-label={words.genres}>
            {book.genres.map((genre) => (
              <li key={genre} className="tag">
                {genre}
              </li>
            ))}
          </ul>
        </div>
      </header>
      <section>
        <h2>{words.tabs.synopsis}</h2>
        <p className="measure mt-4">{book.synopsis}</p>
      </section>
      <section>
        <h2>{words.tabs.chapters}</h2>
        <div className="grid gap-6 mt-6">
          {data.chapters.map((chapter) => (
            <article key={chapter.id} aria-labelledby={`title-${chapter.id}`}>
              <h3 id={`title-${chapter.id}`}>{chapter.title}</h3>
              <p className="meta">{chapter.dateText}</p>
              <p className="measure mt-2">{chapter.description}</p>
              {chapter.pdf && (
                <a href={chapter.pdf} className="text-link" download>
                  {words.downloadPdf}
                </a>
              )}
            </article>
          ))}
        </div>
      </section>
      <section>
        <h2>{words.tabs.characters}</h2>
        <dl className="grid gap-4 mt-6 measure">
          {data.characters.map((character) => (
            <div key={character.id}>
              <dt className="font-serif text-lead">{character.name}</dt>
              <dd>{character.description}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{words.tabs.reviews}</h2>
        {data.reviews.map((review) => (
          <article key={review.id} aria-labelledby={`review-${review.id}`} className="measure mt-6">
            <h3 id={`review-${review.id}`}>{review.name}</h3>
            <p className="meta">{review.profession}</p>
            <p className="mt-2">{review.comment}</p>
          </article>
        ))}
      </section>
    </div>
  );
}
