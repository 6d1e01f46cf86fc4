import { useId } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Dialog, DialogHead } from '#src/ui/panels/dialog.tsx';
import { TypedText } from './typed-text.tsx';

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
