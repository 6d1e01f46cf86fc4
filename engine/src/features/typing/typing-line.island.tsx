import { useRef } from 'react';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain } from '#src/lib/text.ts';
import styles from './typing-line.module.css';
import type { TypingWords } from './typing-steps.ts';
import { useTypingStep } from './use-typing-step.ts';

interface TypingLineProps {
  words: TypingWords;
  paused: boolean;
  className?: string;
}

/**
 * A question, then typed work, in a loop while at least half of it is visible. Screen readers get the question only; under
 * reduced motion it is all that is shown.
 */
export function TypingLine({ words, paused, className }: TypingLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const step = useTypingStep(line, words, paused);
  return (
    <p
      ref={line}
      lang={langOf(words.question)}
      className={cx(styles.line, 'row', 'framed', className)}
      role="img"
      aria-label={plain(words.question)}
      data-phase={step?.phase}
    >
      <span className={styles.prompt}>›</span>
      <span className={styles.text}>{step?.text}</span>
      <span className={styles.caret} />
    </p>
  );
}
