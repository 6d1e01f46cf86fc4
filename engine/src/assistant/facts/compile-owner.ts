import type { Content } from '#src/content/content.ts';
import type { Book } from '#src/content/schemas/novel.ts';
import { defaultLanguage, languages, type Language, type Localized } from '#src/i18n/languages.ts';
import { inLanguage } from './entity.ts';

/** The owner: work, skills, languages and how to get in touch. */
export function ownerOf({ profile, skills, technologies }: Content, language: Language) {
  const { name, email, location, roles, figures, social, availability } = inLanguage(profile, language);
  const called = ({ name: both }: { name: Localized }) => languages.map((each) => both[each]);
  return {
    name,
    short: name.split(' ')[0] ?? name,
    email,
    location,
    roles,
    method: listItems(profile.about[language]),
    figures,
    social: social as { network: string; url: string }[],
    languages: profile.spokenLanguages.map((each) => ({
      level: '',
      ...inLanguage(each, language),
      names: called(each),
    })),
    state: availability.state,
    availability: availability.text,
    response: availability.responseTime,
    levels: (skills?.levels ?? []).map((each) => ({ ...inLanguage(each, language), names: called(each) })),
    groups: inLanguage(skills?.groups ?? [], language),
    technologies: (technologies ?? []).map((each) => each.name),
  };
}

/** The texts of the novel's cover and page. */
export function bookOf(book: Book, language: Language) {
  const { title, tagline, genres, rating, pages, state, buyUrl } = inLanguage(book, language);
  return { title, tagline, genres, rating, pages, state, buyUrl, language: languageOf(book) };
}

/** The items of the lists in a Markdown text, without marks. */
function listItems(markdown: string): string[] {
  return [...markdown.matchAll(/^- ((?:.|\n(?!\s*\n|- ))+)/gm)].map(([, item]) =>
    (item ?? '').replace(/\s+/g, ' ').replace(/\*\*/g, '').trim(),
  );
}

/** The language of the chapters. */
export const languageOf = ({ language }: Book): string => language ?? defaultLanguage;
