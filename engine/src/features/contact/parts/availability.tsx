import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import styles from './availability.module.css';

interface AvailabilityProps {
  state: keyof Dictionary['contact']['availabilityStates'];
  text: Text;
  responseTime: Text;
  words: Dictionary['contact'];
}

export function Availability({ state, text, responseTime, words }: AvailabilityProps) {
  return (
    <>
      <p className={styles.state} data-state={state}>
        {words.availabilityStates[state]}
      </p>
      <T as="p">{text}</T>
      <p className="label">
        {words.responseTime}: <T>{responseTime}</T>
      </p>
    </>
  );
}
