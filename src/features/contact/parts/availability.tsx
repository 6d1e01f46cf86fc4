import type { Dictionary } from '#src/i18n/dictionary.ts';
import styles from './availability.module.css';

interface AvailabilityProps {
  state: keyof Dictionary['contact']['availabilityStates'];
  text: string;
  /** The text's language, where that is not the page's. */
  lang?: string | undefined;
  responseTime: string;
  words: Dictionary['contact'];
}

/** Whether the owner takes work, and how soon they answer. */
export function Availability({ state, text, lang, responseTime, words }: AvailabilityProps) {
  return (
    <>
      <p className={styles.state} data-state={state}>
        {words.availabilityStates[state]}
      </p>
      <p lang={lang}>{text}</p>
      <p className="meta">
        {words.responseTime}: {responseTime}
      </p>
    </>
  );
}
