import type { Content } from '#src/content/content.ts';
import type { Book } from '#src/content/schemas/novel.ts';
import { defaultLanguage, languages, type Language, type Localized } from '#src/i18n/languages.ts';

type Say = (text: Localized) => string;

/** The owner: work, skills, languages and how to get in touch. */
export function ownerOf({ profile, skills, technologies }: Content, say: Say, language: Language) {
  const name = say(profile.name);
  return {
    name,
    short: name.split(/\s+/)[0] ?? name,
    email: profile.email,
    location: say(profile.location),
    roles: profile.roles.map(say),
    method: listItems(profile.about[language]),
    figures: profile.figures.map(({ value, label }) => ({ value, label: say(label) })),
    social: profile.social as { network: string; url: string }[],
    languages: profile.spokenLanguages.map(({ name, level }) => ({
      name: say(name),
      names: languages.map((each) => name[each]),
      level: level ? say(level) : '',
    })),
    state: profile.availability.state,
    availability: say(profile.availability.text),
    response: say(profile.availability.responseTime),
    levels: (skills?.levels ?? []).map(({ name, level }) => ({
      name: say(name),
      names: languages.map((each) => name[each]),
      level,
    })),
    groups: (skills?.groups ?? []).map(({ title, items }) => ({ title: say(title), items: items.map(say) })),
    technologies: (technologies ?? []).map(({ name }) => name),
  };
}

/** The texts of the novel's cover and page. */
export function bookOf(book: Book, say: Say) {
  return {
    title: say(book.title),
    tagline: say(book.tagline),
    genres: book.genres.map(say),
    rating: book.rating,
    pages: book.pages,
    state: say(book.state),
    buyUrl: book.buyUrl,
    language: languageOf(book),
  };
}

/** The items of the lists in a Markdown text, without marks. */
function listItems(markdown: string): string[] {
  return [...markdown.matchAll(/^- ((?:.|\n(?!\s*\n|- ))+)/gm)].map(([, item]) =>
    (item ?? '').replace(/\s+/g, ' ').replace(/\*\*/g, '').trim(),
  );
}

/** The language of the chapters. */
export const languageOf = ({ language }: Book): string => language ?? defaultLanguage;
