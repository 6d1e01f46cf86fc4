import type { Language } from './languages.ts';

/** Words in addresses after `?` and `#`, by what they mean. */
export const parameterNames = {
  category: 'category',
  sort: 'sort',
  oldest: 'oldest',
  query: 'q',
  view: 'view',
  index: 'index',
  chart: 'chart',
  work: 'work',
} as const;

export type Parameter = keyof typeof parameterNames;

/** The owner's words, per language. Set by the build. */
const ownWords: Readonly<Record<string, Readonly<Partial<Record<Parameter, string>>>>> =
  typeof siteParameters === 'undefined' ? {} : siteParameters;

export function parameterWord(name: Parameter, language: Language): string {
  return ownWords[language]?.[name] ?? parameterNames[name];
}

/** Every word for a parameter: of each language, since a switch keeps the query, and of earlier addresses. */
export function parameterWords(name: Parameter): string[] {
  const own = Object.values(ownWords).flatMap((words) => words[name] ?? []);
  return [...own, parameterNames[name], ...(name === 'work' ? ['obra'] : [])];
}

/** The value of a parameter, under any of its words. */
export function readParameter(parameters: URLSearchParams, name: Parameter): string | null {
  const word = parameterWords(name).find((each) => parameters.has(each));
  return word === undefined ? null : parameters.get(word);
}
