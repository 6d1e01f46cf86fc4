import { useId, useRef } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import styles from './remove-dialog.module.css';

interface RemoveDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  words: Dictionary['novel']['reviews'];
}

/** Asks for confirmation before deleting a review. Cancel has the focus. */
export function RemoveDialog({ open, onConfirm, onCancel, words }: RemoveDialogProps) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      firstFocus={safe}
      role="alertdialog"
      className={styles.window}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {words.confirmTitle}
      </h2>
      <p id={`${id}-text`}>{words.confirmText}</p>
      <div className={cx(styles.actions, 'cluster')}>
        <Button ref={safe} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {words.remove}
        </Button>
      </div>
    </Dialog>
  );
}
