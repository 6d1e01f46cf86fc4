import { useId } from 'react';
import IconClose from '~icons/lucide/x';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { Modal } from './modal.tsx';
import { TypedText } from './typed-text.tsx';

interface SampleDialogProps {
  open: boolean;
  onClose: () => void;
  synopsis: string;
  words: Dictionary['novel'];
}

/** The synopsis, typed out as one reads. */
export function SampleDialog({ open, onClose, synopsis, words }: SampleDialogProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} className="modal sample">
      <div className="modal-head">
        <h2 id={titleId}>{words.sampleTitle}</h2>
        <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
          <IconClose aria-hidden />
        </button>
      </div>
      <TypedText text={synopsis} />
    </Modal>
  );
}
