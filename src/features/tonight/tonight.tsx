import { Suspense, use, useRef, useState } from 'react';
import { format } from '#src/i18n/format.ts';
import { fetchExtra } from '#src/lib/browser/fetch-extra.ts';
import { cx } from '#src/lib/cx.ts';
import type { Language } from '#src/i18n/languages.ts';
import { useInView } from '#src/ui/hooks/use-in-view.ts';
import type { TonightData } from './tonight-data.ts';
import styles from './tonight.module.css';

/** How today's night is put into words, once that is fetched, with the night. */
interface Telling {
  night: ReturnType<Told['nightOfToday']>;
  tellTonight: Told['tellTonight'];
}
type Told = typeof import('./tell-tonight.ts');

/** Sunset, darkness and Moon over the owner's town today, in one line. Computed when it is seen; its room is kept. */
export function Tonight({ data, language }: { data: TonightData; language: Language }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [telling, setTelling] = useState<Telling | null>(null);
  useInView(line, {
    once: true,
    margin: '200px',
    onChange: (seen) => {
      if (!seen) return;
      fetchExtra(
        () => import('./tell-tonight.ts'),
        ({ nightOfToday, tellTonight }) => setTelling({ night: nightOfToday(data), tellTonight }),
      );
    },
  });
  return (
    <p ref={line} className={cx(styles.tonight, 'script-only')} data-longest={data.longest}>
      <span>
        <span className="label">{format(data.words.over, { town: data.town })}</span>
        <Suspense>{telling && <Line telling={telling} data={data} language={language} />}</Suspense>
      </span>
    </p>
  );
}

function Line({ telling, data, language }: { telling: Telling; data: TonightData; language: Language }) {
  const night = use(telling.night);
  return night && `: ${telling.tellTonight(night, data, language)}`;
}
