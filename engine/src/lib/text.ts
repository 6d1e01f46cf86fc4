/** A text as a page shows it; with its language, if that is not the page's. */
export type Text = string | { readonly text: string; readonly lang: string };

export function plain(text: Text): string {
  return typeof text === 'string' ? text : text.text;
}

/** A text in this language; undefined for the page's. */
export function inLang(text: string, lang: string | undefined): Text {
  return lang ? { text, lang } : text;
}

/** For a `lang` attribute: undefined for a text in the page's language. */
export function langOf(text: Text | null | undefined): string | undefined {
  return typeof text === 'object' ? text?.lang : undefined;
}

const unseen = /[\p{White_Space}\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]/gu;

export function isBlank(text: string): boolean {
  return text.replace(unseen, '') === '';
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Plain line breaks, and no control characters but those and tabs. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
}

/**
 * Lower-cases the first letter for use mid-sentence, unless the word has other capitals ("WhatsApp", "SMS") or the
 * language writes nouns with one.
 */
export function lowerFirst(text: string, language = 'en'): string {
  const stays = language === 'de' || language === 'lb' || /^\S+\p{Lu}/u.test(text);
  return stays ? text : text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
}
