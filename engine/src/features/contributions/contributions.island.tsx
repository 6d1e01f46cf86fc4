import { useDeferredValue, useRef, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import type { ZoneClock } from '#src/lib/time/zone-clock.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { useInView } from '#src/ui/hooks/use-in-view.ts';
import { useLoaded } from '#src/ui/hooks/use-loaded.ts';
import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import type { ContributionWords } from './contribution-words.ts';
import styles from './contributions.module.css';
import { ChartFrame } from './parts/chart-frame.tsx';
import { Graph } from './parts/graph.tsx';
import { loadYear } from './year/load-year.ts';
import marks from './parts/marks.module.css';

interface ContributionsProps {
  words: ContributionWords;
  language: Language;
  /** The owner's time zone: decides which day is today. */
  clock: ZoneClock;
}

/** The owner's year of contributions. The data load when the section is near the viewport. */
export function Contributions({ words, language, clock }: ContributionsProps) {
  const region = useRef<HTMLElement>(null);
  // A language change passes an equal clock as a new object; that must not reload the days.
  const [load] = useState(() => (signal: AbortSignal) => loadYear(clock, signal));
  const { value, failed, retry } = useLoaded(load, useInView(region, { margin: '200px', once: true }));
  // Renders 371 days without blocking input or scrolling.
  const year = useDeferredValue(value);

  function startOver() {
    // The focused button is removed: keep focus in the region.
    region.current?.focus({ preventScroll: true });
    retry();
  }

  return (
    <>
      <section
        ref={region}
        tabIndex={-1}
        aria-label={words.title}
        aria-busy={!year && !failed}
        className={cx(styles.region, 'script-only')}
      >
        {year ? (
          <Graph year={year} words={words} language={language} />
        ) : (
          <div className="relative">
            <ChartFrame
              words={words}
              language={language}
              title={words.title}
              total={failed ? ' ' : words.loading}
              summary=" "
              plot={<Skeleton loading={!failed} />}
              empty={failed}
            />
            {failed && (
              <div className={cx(styles.message, 'row', 'cover')}>
                <p role="alert">{words.unavailable}</p>
                <Button onClick={startOver}>{words.retry}</Button>
              </div>
            )}
          </div>
        )}
      </section>
      <p className="no-script-only lead">{words.noScript}</p>
    </>
  );
}

/** Empty year of the same size as the loaded one. Cells are marked as skeleton only while loading. */
function Skeleton({ loading }: { loading: boolean }) {
  return (
    <div
      className={cx(marks.grid, 'grid', loading ? marks.waiting : marks.unknown)}
      aria-hidden="true"
      // One HTML string: React need not hydrate 371 cells.
      dangerouslySetInnerHTML={trustedMarkup(loading ? waitingYear : unknownYear)}
    />
  );
}

const yearMarkup = (place: string) => `<div class="${marks.week}">${place.repeat(7)}</div>`.repeat(53);
const waitingYear = yearMarkup('<i data-skeleton=""></i>');
const unknownYear = yearMarkup('<i></i>');
