import type { Langs } from '#src/content/borrowed.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import styles from './availability.module.css';

interface AvailabilityProps {
  state: keyof Dictionary['contact']['availabilityStates'];
  text: string;
  langs?: Langs<'text' | 'responseTime'>;
  responseTime: string;
  words: Dictionary['contact'];
}

export function Availability({ state, text, langs, responseTime, words }: AvailabilityProps) {
  return (
    <>
      <p className={styles.state} data-state={state}>
        {words.availabilityStates[state]}
      </p>
      <p lang={langs?.text}>{text}</p>
      <p className="label">
        {words.responseTime}: <span lang={langs?.responseTime}>{responseTime}</span>
      </p>
    </>
  );
}
