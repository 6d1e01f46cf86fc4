import type { OfflineData } from './page.loader.ts';
import { useReturn } from './use-return.ts';

/**
 * What stands in for a page that is not stored while there is no network, at that page's own address. Its links load
 * the document anew, since what they lead to may be stored.
 */
export function OfflinePage({ data }: { data: OfflineData }) {
  useReturn();

  return (
    <div className="relative overflow-clip meets-footer">
      <div className="sky-corner" aria-hidden />
      <div className="page-width page-top relative">
        <div className="ruled pt-7 grid gap-12">
          {data.messages.map(({ language, words, links }, index) => (
            <section key={language} lang={language}>
              {index === 0 ? <h1>{words.title}</h1> : <h2>{words.title}</h2>}
              <p className="lead measure mt-4">{words.text}</p>
              <p className="mt-6">
                <button type="button" className="button script-only" onClick={() => location.reload()}>
                  {words.retry}
                </button>
              </p>
              <p className="mt-6">{words.stored}</p>
              <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
                {links.map(({ address, label }) => (
                  <li key={address}>
                    <a href={address} className="text-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
