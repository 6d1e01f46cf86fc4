import { useRef, useState } from 'react';
import { contactProblems, type ContactFieldName } from '#src/contracts/contact.ts';
import { useTypedBefore } from '#src/ui/hooks/use-typed-before.ts';
import { emptyDraft, joinDrafts, keepDraft, readDraft, type Draft } from './draft.ts';
import { sendMessage, type SendFailure } from './send-message.ts';

/** `again` is editing the next message, from the start. */
type Stage = 'editing' | 'sending' | 'sent' | 'again';

/** The contact form's state: what is typed, what is wrong with it, and how far sending has come. */
export function useContactForm() {
  const [draft, setDraft] = useState(emptyDraft);
  const [left, setLeft] = useState<ReadonlySet<ContactFieldName>>(new Set());
  const [stage, setStage] = useState<Stage>('editing');
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const shownAt = useRef(0);
  // Two clicks can arrive before the first has disabled the button.
  const isSending = useRef(false);

  const form = useRef<HTMLFormElement>(null);

  // The first render is the prerendered one. What was typed while script was loading, or before a reload, comes after it.
  useTypedBefore(form, (typed) => {
    shownAt.current = performance.now();
    const merged = joinDrafts(readForm(typed), readDraft());
    setDraft(merged);
    keepDraft(merged);
  });

  const problems = contactProblems(draft);

  function change(part: Partial<Draft>): void {
    const changed = { ...draft, ...part };
    setDraft(changed);
    keepDraft(changed);
  }

  async function send(website: string): Promise<void> {
    if (isSending.current || Object.keys(problems).length > 0) return;
    isSending.current = true;
    setFailure(null);
    setStage('sending');
    const elapsed = performance.now() - shownAt.current;
    const failed = await sendMessage({ ...draft, agree: true, elapsed, website });
    isSending.current = false;
    setFailure(failed);
    setStage(failed ? 'editing' : 'sent');
    if (failed) return;
    setDraft(emptyDraft);
    setLeft(new Set());
    keepDraft(emptyDraft);
  }

  return {
    form,
    draft,
    stage,
    failure,
    isComplete: Object.keys(problems).length === 0,
    /** What is wrong with a field, once the visitor has been in it and left. */
    problemOf: (field: ContactFieldName) => (left.has(field) ? problems[field] : undefined),
    change,
    leave: (field: ContactFieldName) => setLeft((fields) => new Set(fields).add(field)),
    send,
    startAnother: () => {
      shownAt.current = performance.now();
      setStage('again');
    },
  };
}

/** What already stands in the form's own fields; null when they are empty. */
function readForm(typed: FormData): Draft | null {
  const entries = Object.fromEntries(typed);
  const text = (field: string) => String(entries[field] ?? '');
  const fields = { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
  return Object.values(fields).some(Boolean) ? { ...fields, agree: 'agree' in entries } : null;
}
