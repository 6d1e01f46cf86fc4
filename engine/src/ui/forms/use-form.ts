import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import type { GenericSchema } from 'valibot';
import { firstProblems } from '#src/lib/first-problems.ts';

interface FormRules<Draft> {
  schema: GenericSchema<unknown, unknown>;
  empty: Draft;
  /** Receives what was typed before hydration; returns the first draft. */
  onTakeOver?: (typed: Draft) => Draft;
}

/**
 * Form state and the errors to show. A format is checked on blur, a missing value only on submit. `:user-invalid` is
 * not used: it stays on fields that script has cleared.
 */
export function useForm<Draft extends object, Problem extends string>(rules: FormRules<Draft>) {
  const { schema, empty, onTakeOver = (typed: Draft) => typed } = rules;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<keyof Draft>>(new Set());
  const [wasSent, setSent] = useState(false);

  const takeOver = useEffectEvent((fields: HTMLFormElement) => {
    setDraft(onTakeOver(readForm(new FormData(fields), empty)));
  });
  useEffect(() => {
    if (form.current) takeOver(form.current);
  }, []);

  const problems = firstProblems<keyof Draft, Problem>(schema, draft);
  const wrong = Object.keys(problems) as (keyof Draft & string)[];

  function onBlur({ target }: FocusEvent<HTMLFormElement, HTMLInputElement>) {
    const field = target.name as keyof Draft;
    if (draft[field]) setLeft((fields) => new Set(fields).add(field));
  }

  /** Shows all errors and focuses the first; true when there are none. */
  function judge(): boolean {
    setSent(true);
    form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus();
    return wrong.length === 0;
  }

  function clear() {
    setDraft(empty);
    setLeft(new Set());
    setSent(false);
  }

  return {
    formProps: { ref: form, noValidate: true, onBlur },
    draft,
    problems,
    isComplete: wrong.length === 0,
    problemOf: (field: keyof Draft) => (wasSent || (left.has(field) && draft[field]) ? problems[field] : undefined),
    change: (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part })),
    judge,
    clear,
  };
}

function readForm<Draft extends object>(typed: FormData, empty: Draft): Draft {
  const entries = Object.entries(empty).map(([field, value]: [string, unknown]) => {
    const given = typed.get(field);
    if (typeof value === 'boolean') return [field, given !== null];
    return [field, given === null ? value : typeof value === 'number' ? Number(given) : given];
  });
  return Object.fromEntries(entries) as Draft;
}
