import type { NotFoundData } from './page.loader.ts';

/** What an unknown address shows, in both languages, with a way home. */
export function NotFoundPage({ data }: { data: NotFoundData }) {
  return (
    <div className="relative overflow-clip meets-footer">
      <div className="sky-corner" aria-hidden />
      <div className="page-width page-top relative">
        <div className="ruled pt-7 grid gap-12">
          {data.messages.map(({ language, home, words }, index) => (
            <section key={language} lang={language}>
              {index === 0 ? <h1>{words.title}</h1> : <h2>{words.title}</h2>}
              <p className="lead measure mt-4">{words.text}</p>
              <p className="mt-6">
                <a href={home} className="button">
                  {words.home}
                </a>
              </p>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
