import type { NotFoundData } from './not-found-data.ts';

/** What an unknown address shows, in both languages, with a way home. */
export function NotFoundPage({ data }: { data: NotFoundData }) {
  return (
    <div className="page-width section grid gap-12 measure">
      {data.messages.map(({ language, home, words }, index) => (
        <section key={language} lang={language}>
          {index === 0 ? <h1>{words.title}</h1> : <h2>{words.title}</h2>}
          <p className="lead mt-4">{words.text}</p>
          <p className="mt-6">
            <a href={home} className="button">
              {words.home}
            </a>
          </p>
        </section>
      ))}
    </div>
  );
}
