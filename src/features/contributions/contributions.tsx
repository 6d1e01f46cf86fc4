import { useId, useRef } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { ContributionWords } from './contribution-words.ts';
import { Skeleton } from './skeleton.tsx';
import { useNearViewport } from './use-near-viewport.ts';
import { useYear } from './use-year.ts';

interface ContributionsProps {
  words: ContributionWords;
  language: Language;
  /** The owner's: it decides which day today is. */
  timeZone: string;
}

/** The owner's year of contributions; its days and the code that draws them are fetched when it comes near. */
export function Contributions({ words, language, timeZone }: ContributionsProps) {
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  const [state, retry] = useYear(useNearViewport(region), timeZone);

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
        className="contributions"
      >
        <h2 id={titleId}>{words.title}</h2>
        {state.status === 'ready' && <state.Graph year={state.year} words={words} language={language} />}
        {state.status === 'loading' && (
          <ChartFrame words={words} language={language} total={words.loading} summary=" " plot={<Skeleton loading />} />
        )}
        {state.status === 'failed' && (
          <div className="contributions-failed">
            <ChartFrame words={words} language={language} total=" " summary=" " plot={<Skeleton loading={false} />} />
            <div className="contributions-message">
              <p role="alert">{words.unavailable}</p>
              <button type="button" className="button" onClick={startOver}>
                {words.retry}
              </button>
            </div>
          </div>
        )}
      </section>
      <p className="contributions-no-script lead">{words.noScript}</p>
    </>
  );
}
