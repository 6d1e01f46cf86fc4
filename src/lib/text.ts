/** Lower case without accents, for comparing what people type: `Ñandú` → `nandu`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Spaces, format and control characters, and the letters that draw nothing. */
const unseen = /[\p{White_Space}\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** True for a text in which there is nothing to see. */
export function isBlank(text: string): boolean {
  return text.replace(unseen, '') === '';
}

/** A text with a small first letter, for the middle of a sentence; a first word with other capitals ("WhatsApp", "SMS") stays. */
export function lowerFirst(text: string): string {
  return /^\S+\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Lower-case letters, figures and hyphens of any text. */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
