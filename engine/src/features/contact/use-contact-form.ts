import { useRef, useState } from 'react';
import { contactFieldsSchema, type ContactProblem } from '#src/contracts/contact.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { emptyDraft, mergeDrafts, saveDraft, readDraft, type Draft } from './draft.ts';
import { sendMessage, type SendFailure } from './send-message.ts';

/** `again`: editing another message, from the first field. */
type Stage = 'editing' | 'sending' | 'sent' | 'again';

export function useContactForm() {
  const [stage, setStage] = useState<Stage>('editing');
  const [sent, setSent] = useState(emptyDraft);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const shownAt = useRef(0);
  // A second click can arrive before the button is disabled.
  const isSending = useRef(false);
  const form = useForm<Draft, ContactProblem>({
    schema: contactFieldsSchema,
    empty: emptyDraft,
    onTakeOver: (typed) => {
      shownAt.current = performance.now();
      const merged = mergeDrafts(typed, readDraft());
      saveDraft(merged);
      return merged;
    },
  });
  const { draft } = form;

  function change(part: Partial<Draft>): void {
    form.change(part);
    saveDraft({ ...draft, ...part });
  }

  async function send(website: string): Promise<void> {
    if (isSending.current || !form.judge()) return;
    isSending.current = true;
    setFailure(null);
    setStage('sending');
    const elapsed = performance.now() - shownAt.current;
    const failed = await sendMessage({ ...draft, agree: true, elapsed, website });
    isSending.current = false;
    setFailure(failed);
    setStage(failed ? 'editing' : 'sent');
    if (failed) return;
    setSent(draft);
    form.clear();
    saveDraft(emptyDraft);
  }

  return {
    ...form,
    stage,
    sent,
    failure,
    change,
    send,
    startAnother: () => {
      shownAt.current = performance.now();
      setStage('again');
    },
  };
}
