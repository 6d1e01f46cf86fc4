import { useId, useRef, useState, type ReactNode } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { wantsLessMotion } from '#src/lib/browser/motion/motion.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { useInterval } from '#src/ui/hooks/use-timeout.ts';
import { Dialog, DialogHead } from '#src/ui/panels/dialog.tsx';
import styles from './sample-dialog.module.css';

interface SampleDialogProps {
  open: boolean;
  onClose: () => void;
  onReadFirst: (() => void) | null;
  synopsis: Text;
  words: Dictionary['novel'];
}

export function SampleDialog({ open, onClose, onReadFirst, synopsis, words }: SampleDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <DialogHead close={words.close} onClose={onClose}>
        <h2 id={titleId}>{words.sampleTitle}</h2>
      </DialogHead>
      <TypedText text={plain(synopsis)} lang={langOf(synopsis)} showAll={words.showAll}>
        {onReadFirst && (
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              onReadFirst();
            }}
          >
            {words.readFirst}
          </Button>
        )}
      </TypedText>
    </Dialog>
  );
}

const millisecondsPerCharacter = 20;

interface TypedTextProps {
  text: string;
  lang?: string | undefined;
  showAll: string;
  children: ReactNode;
}

/**
 * Types a text character by character with a blinking cursor, in ink over the muted whole, which can be read ahead. The
 * whole is also what screen readers get, and reserves the final size. Change the `key` to restart.
 */
function TypedText({ text, lang, showAll, children }: TypedTextProps) {
  // Only mounted in the browser, when the dialog opens.
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => (wantsLessMotion() ? text.length : 0));
  const characters = Array.from(text);
  const isDone = typed >= characters.length;
  useInterval(() => setTyped((count) => count + 1), isDone ? null : millisecondsPerCharacter);

  /** Its button goes, so the text takes the focus. */
  function showWhole() {
    box.current?.focus();
    setTyped(text.length);
  }

  return (
    <>
      <div ref={box} tabIndex={-1} lang={lang} className={cx(styles.box, 'relative')}>
        <p className="muted">{text}</p>
        <p aria-hidden className="cover">
          <span data-typed="">{characters.slice(0, typed).join('')}</span>
          <span className={styles.cursor} />
        </p>
      </div>
      <div className={cx(styles.actions, 'cluster')}>
        {children}
        {!isDone && <Button onClick={showWhole}>{showAll}</Button>}
      </div>
    </>
  );
}
