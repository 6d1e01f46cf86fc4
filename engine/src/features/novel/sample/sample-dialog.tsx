import { useId } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { Dialog, DialogHead } from '#src/ui/panels/dialog.tsx';
import { TypedText } from './typed-text.tsx';

interface SampleDialogProps {
  open: boolean;
  onClose: () => void;
  synopsis: string;
  lang?: string | undefined;
  words: Dictionary['novel'];
}

export function SampleDialog({ open, onClose, synopsis, lang, words }: SampleDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <DialogHead close={words.close} onClose={onClose}>
        <h2 id={titleId}>{words.sampleTitle}</h2>
      </DialogHead>
      <TypedText text={synopsis} lang={lang} />
    </Dialog>
  );
}
