import { useId } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { Modal } from '../modal.tsx';

interface RemoveDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  words: Dictionary['novel']['reviews'];
}

/** Asks once more before a review is gone; the safe answer has the focus. */
export function RemoveDialog({ open, onConfirm, onCancel, words }: RemoveDialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onCancel}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      role="alertdialog"
      className="modal confirm"
    >
      <h2 id={`${id}-title`} className="confirm-title">
        {words.confirmTitle}
      </h2>
      <p id={`${id}-text`}>{words.confirmText}</p>
      <div className="confirm-actions">
        <button type="button" className="button" data-first-focus onClick={onCancel}>
          {words.cancel}
        </button>
        <button type="button" className="button button-danger" onClick={onConfirm}>
          {words.remove}
        </button>
      </div>
    </Modal>
  );
}
