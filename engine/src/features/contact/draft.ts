import * as v from 'valibot';
import { readStoredJson, writeStorage } from '#src/lib/browser/storage.ts';

const storageKey = 'contact-draft';

const textSchema = v.fallback(v.string(), '');
const draftSchema = v.object({
  name: textSchema,
  email: textSchema,
  subject: textSchema,
  message: textSchema,
  agree: v.fallback(v.boolean(), false),
});

export type Draft = v.InferOutput<typeof draftSchema>;

export const emptyDraft: Draft = { name: '', email: '', subject: '', message: '', agree: false };

const fields = Object.keys(emptyDraft) as (keyof Draft)[];

export function readDraft(): Draft | null {
  const stored = v.safeParse(draftSchema, readStoredJson('session', storageKey));
  return stored.success ? stored.output : null;
}

/** Saves the draft for this tab. An empty draft clears it. */
export function saveDraft(draft: Draft): void {
  const isEmpty = fields.every((field) => !draft[field]);
  writeStorage('session', storageKey, isEmpty ? null : JSON.stringify(draft));
}

/** Merges two drafts: each field from the newer one, unless it is empty there. */
export function mergeDrafts(newer: Draft, older: Draft | null): Draft {
  return Object.assign({ ...newer }, ...fields.map((field) => older && !newer[field] && { [field]: older[field] }));
}

/** Practical length limit of `mailto:` addresses in mail programs. */
const longestAddress = 1900;

/** A mail with the message already in it, if its address is not too long. */
export function mailOf(email: string, { subject, message }: Draft): string {
  const filled = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return filled.length <= longestAddress ? filled : `mailto:${email}`;
}
