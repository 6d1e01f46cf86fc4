import { Suspense, use, useRef, useState } from 'react';
import { format } from '#src/i18n/format.ts';
import { fetchExtra } from '#src/lib/browser/fetch-extra.ts';
import { cx } from '#src/lib/cx.ts';
import type { Language } from '#src/i18n/languages.ts';
import { useInView } from '#src/ui/hooks/use-in-view.ts';
import type { TonightData } from './tonight.loader.ts';
import styles from './tonight.module.css';

interface LoadedNight {
  night: ReturnType<NightModule['nightOfToday']>;
  formatNight: NightModule['formatNight'];
}
type NightModule = typeof import('./format-night.ts');

/** Sunset, darkness and Moon in the owner's town today, on one line. Computed when visible; its size is reserved. */
export function Tonight({ data, language }: { data: TonightData; language: Language }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [loaded, setLoaded] = useState<LoadedNight | null>(null);
  useInView(line, {
    once: true,
    margin: '200px',
    onChange: (seen) => {
      if (!seen) return;
      fetchExtra(
        () => import('./format-night.ts'),
        ({ nightOfToday, formatNight }) => setLoaded({ night: nightOfToday(data), formatNight }),
      );
    },
  });
  return (
    <p ref={line} className={cx(styles.tonight, 'small grid', 'script-only')} data-longest={data.longest}>
      <span>
        <span className="label">{format(data.words.over, { town: data.town })}</span>
        <Suspense>{loaded && <Line loaded={loaded} data={data} language={language} />}</Suspense>
      </span>
    </p>
  );
}

function Line({ loaded, data, language }: { loaded: LoadedNight; data: TonightData; language: Language }) {
  const night = use(loaded.night);
  return night && `: ${loaded.formatNight(night, data, language)}`;
}
