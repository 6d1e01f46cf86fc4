import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

const storageKey = 'contact-draft';

/** The form as it stands, complete or not. */
export interface Draft {
  name: string;
  email: string;
  subject: string;
  message: string;
  agree: boolean;
}

export const emptyDraft: Draft = { name: '', email: '', subject: '', message: '', agree: false };

const textFields = ['name', 'email', 'subject', 'message'] as const;

/** What was typed before a reload of this tab; null when there is nothing, or nothing that can be read. */
export function readDraft(): Draft | null {
  try {
    const stored: unknown = JSON.parse(readStorage('session', storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const given = stored as Record<string, unknown>;
    const draft = { ...emptyDraft, agree: given.agree === true };
    for (const field of textFields) if (typeof given[field] === 'string') draft[field] = given[field];
    return draft;
  } catch {
    return null;
  }
}

/** Keeps the form for this tab alone; an empty one leaves nothing behind. */
export function keepDraft(draft: Draft): void {
  const isEmpty = !draft.agree && textFields.every((field) => draft[field] === '');
  writeStorage('session', storageKey, isEmpty ? null : JSON.stringify(draft));
}

/** One draft of two: each field from the newer, or from the older where the newer has nothing. */
export function joinDrafts(newer: Draft | null, older: Draft | null): Draft {
  const joined = { ...emptyDraft, agree: Boolean(newer?.agree || older?.agree) };
  for (const field of textFields) joined[field] = newer?.[field] || older?.[field] || '';
  return joined;
}
