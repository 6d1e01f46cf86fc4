import { useState } from 'react';
import { wantsLessMotion } from '#src/lib/browser/motion/motion.ts';
import { cx } from '#src/lib/cx.ts';
import { useInterval } from '#src/ui/hooks/use-timeout.ts';
import styles from './typed-text.module.css';

const millisecondsPerCharacter = 20;

/**
 * Types a text character by character with a blinking cursor. Screen readers get the whole text at once; it also reserves
 * the final size. Change the `key` to restart.
 */
export function TypedText({ text, lang }: { text: string; lang?: string | undefined }) {
  // Only mounted in the browser, when the dialog opens.
  const [typed, setTyped] = useState(() => (wantsLessMotion() ? text.length : 0));
  const characters = Array.from(text);
  const isDone = typed >= characters.length;
  useInterval(() => setTyped((count) => count + 1), isDone ? null : millisecondsPerCharacter);

  return (
    <div lang={lang} className={cx(styles.box, 'relative')}>
      <p className={styles.whole}>{text}</p>
      <p aria-hidden className="cover">
        <span data-typed="">{characters.slice(0, typed).join('')}</span>
        <span className={styles.cursor} />
      </p>
    </div>
  );
}
