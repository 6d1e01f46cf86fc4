import { isBorrowed, shownIn } from '#src/content/borrowed.ts';
import type { Content } from '#src/content/content.ts';
import { en } from '#src/i18n/en.ts';
import { isLanguage, isShipped, languages, type Language } from '#src/i18n/languages.ts';
import { finding, type Finding } from './finding.ts';

export function translations(content: Content): Finding[] {
  const words = languages.filter((language) => !isShipped(language) && isMostlyEnglish(content, language));
  return [
    ...languages.flatMap((language) => untranslated(content, language)),
    ...words.map((language) =>
      finding('missing', `content/words/${language}.yaml`, 'the interface text is still in English'),
    ),
  ];
}

/** Counts per part of the content: `profile 3, projects 12`. */
function untranslated(content: Content, language: Language): Finding[] {
  const counts = partsOf(content)
    .map(([part, value]) => ({ part, texts: textsIn(value).filter((text) => isBorrowed(text, language)) }))
    .filter(({ texts }) => texts.length > 0);
  const total = counts.reduce((sum, { texts }) => sum + texts.length, 0);
  const shown = counts[0]?.texts[0];
  if (!shown) return [];
  const where = counts.map(({ part, texts }) => `${part} ${texts.length}`).join(', ');
  const what = `${total} ${total === 1 ? 'text has' : 'texts have'} no ${language} yet and show ${shownIn(shown, language)}: ${where}`;
  return [finding('missing', 'content/', what)];
}

/** True if many of the longer texts in its words file are the included English ones. */
function isMostlyEnglish(content: Content, language: Language): boolean {
  const english = new Set(sentencesIn(en));
  const own = sentencesIn(content.words[language]);
  return own.filter((text) => english.has(text)).length * 4 > own.length;
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

function partsOf(content: Content): [part: string, value: unknown][] {
  return Object.entries(content).filter(([part]) => part !== 'words' && part !== 'features');
}

function textsIn(value: unknown): Record<Language, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every(isLanguage))
    return Object.values(value).every((each) => typeof each === 'string') ? [value as Record<Language, string>] : [];
  return Object.values(value).flatMap(textsIn);
}
