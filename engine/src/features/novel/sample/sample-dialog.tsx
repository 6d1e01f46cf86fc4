import { useId } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { Dialog, DialogHead } from '#src/ui/panels/dialog.tsx';
import { TypedText } from './typed-text.tsx';

interface SampleDialogProps {
  open: boolean;
  onClose: () => void;
  synopsis: Text;
  words: Dictionary['novel'];
}

export function SampleDialog({ open, onClose, synopsis, words }: SampleDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <DialogHead close={words.close} onClose={onClose}>
        <h2 id={titleId}>{words.sampleTitle}</h2>
      </DialogHead>
      <TypedText text={plain(synopsis)} lang={langOf(synopsis)} />
    </Dialog>
  );
}
