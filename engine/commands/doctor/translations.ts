import { isBorrowed, shownIn } from '#src/content/borrowed.ts';
import type { Content } from '#src/content/content.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import { en } from '#src/i18n/en.ts';
import { isLocalized, isShipped, languages, type Language, type Localized } from '#src/i18n/languages.ts';
import { finding, type Finding } from './finding.ts';

export function translations(content: Content): Finding[] {
  return languages.flatMap((language) => [...untranslated(content, language), ...stillEnglish(content, language)]);
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

function stillEnglish(content: Content, language: Language): Finding[] {
  if (language === 'en') return [];
  const parts = partsOf(content).filter(([, value]) =>
    textsIn(value).some((text) => !isBorrowed(text, language) && isEnglish(text[language])),
  );
  const english = 'is still in English';
  const found = parts.map(([part]) => finding('missing', `content/, ${part}`, `a text in ${language} ${english}`));
  if (hasEnglishTitle(content, language))
    found.push(finding('missing', 'content/site.yaml, pages', `a title in ${language} ${english}`));
  if (!isShipped(language) && isMostlyEnglish(content, language))
    found.push(finding('missing', `content/words/${language}.yaml`, `the interface text ${english}`));
  return found;
}

/** True if a page has the title of a new site in English, although the language has a word of its own for it. */
function hasEnglishTitle(content: Content, language: Language): boolean {
  const own = wordsIn(content, language);
  return (['projects', 'about', 'contact'] as const).some((page) => {
    const title = content.site.pages[page]?.title;
    const english = en[page].title;
    if (!title || isBorrowed(title, language) || own[page].title === english) return false;
    return title[language].toLowerCase().startsWith(`${english} · `.toLowerCase());
  });
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

/** Words that English texts are full of and other languages do not have. */
const englishWords = /\b(?:the|and|your|you|with|this|that|are|which|from)\b/gi;

function isEnglish(text: string): boolean {
  const found = text.match(englishWords)?.length ?? 0;
  return found >= 3 && found * 12 > text.split(/\s+/).length;
}

function partsOf(content: Content): [part: string, value: unknown][] {
  return Object.entries(content).filter(([part]) => part !== 'words' && part !== 'features');
}

function textsIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value))
    return Object.values(value).every((each) => typeof each === 'string') ? [value as Localized] : [];
  return Object.values(value).flatMap(textsIn);
}
