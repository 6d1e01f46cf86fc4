import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

const storageKey = 'contact-draft';

export interface Draft {
  name: string;
  email: string;
  subject: string;
  message: string;
  agree: boolean;
}

export const emptyDraft: Draft = { name: '', email: '', subject: '', message: '', agree: false };

const textFields = ['name', 'email', 'subject', 'message'] as const;

/** The draft saved before a reload of this tab, or null. */
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

/** Saves the draft for this tab. An empty draft clears it. */
export function saveDraft(draft: Draft): void {
  const isEmpty = !draft.agree && textFields.every((field) => draft[field] === '');
  writeStorage('session', storageKey, isEmpty ? null : JSON.stringify(draft));
}

/** Merges two drafts: each field from the newer one, unless it is empty there. */
export function mergeDrafts(newer: Draft, older: Draft | null): Draft {
  const joined = { ...emptyDraft, agree: Boolean(newer.agree || older?.agree) };
  for (const field of textFields) joined[field] = newer[field] || older?.[field] || '';
  return joined;
}
