import { useId, useRef } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import type { ZoneClock } from '#src/lib/time/zone-clock.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { useInView } from '#src/ui/hooks/use-in-view.ts';
import type { ContributionWords } from './contribution-words.ts';
import styles from './contributions.module.css';
import { useYear } from './hooks/use-year.ts';
import { ChartFrame } from './parts/chart-frame.tsx';
import { Skeleton } from './parts/skeleton.tsx';

interface ContributionsProps {
  words: ContributionWords;
  language: Language;
  /** The owner's: it decides which day today is. */
  clock: ZoneClock;
}

/** The owner's year of contributions; its days and the code that draws them are fetched when it comes near. */
export function Contributions({ words, language, clock }: ContributionsProps) {
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  const [state, retry] = useYear(useInView(region, { margin: '200px', once: true }), clock);

  function startOver() {
    // The button goes away; without this the keyboard's place on the page would go with it.
    region.current?.focus({ preventScroll: true });
    retry();
  }

  return (
    <>
      <section
        ref={region}
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-busy={state.status === 'loading'}
        className={cx(styles.region, 'script-only')}
      >
        {state.status === 'ready' && (
          <state.Graph year={state.year} words={words} language={language} titleId={titleId} />
        )}
        {state.status === 'loading' && (
          <ChartFrame
            words={words}
            language={language}
            titleId={titleId}
            total={words.loading}
            summary=" "
            plot={<Skeleton loading />}
          />
        )}
        {state.status === 'failed' && (
          <div className={styles.failed}>
            <ChartFrame
              words={words}
              language={language}
              titleId={titleId}
              total=" "
              summary=" "
              plot={<Skeleton loading={false} />}
              empty
            />
            <div className={styles.message}>
              <p role="alert">{words.unavailable}</p>
              <Button onClick={startOver}>{words.retry}</Button>
            </div>
          </div>
        )}
      </section>
      <p className={cx(styles.noScript, 'lead')}>{words.noScript}</p>
    </>
  );
}
