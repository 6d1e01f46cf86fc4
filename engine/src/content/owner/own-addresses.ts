// Imported before the languages are known (`vite/site-languages.ts`), so it must not import `i18n/languages.ts`.

export const addressWord = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

type Written = Readonly<Record<string, unknown>>;

const shipped = ['es', 'en'];

const isTable = (value: unknown): value is Written => typeof value === 'object' && value !== null;

/** The valid word of a value: one for all languages, or one of several. */
export function wordOf(value: unknown, language: string): string | undefined {
  const word = isTable(value) ? value[language] : value;
  return typeof word === 'string' && addressWord.test(word) ? word : undefined;
}

function inEach<Value>(languages: readonly string[] | undefined, make: (language: string) => Value) {
  return Object.fromEntries((languages ?? shipped).map((language) => [language, make(language)]));
}

/** `pages.<id>.path` of `content/site.yaml` as pairs of paths per language, longest first. */
export function ownPaths({ pages }: Written, languages?: readonly string[]): typeof globalThis.sitePaths {
  const rows = isTable(pages) ? Object.entries(pages) : [];
  return inEach(languages, (language) => {
    const words = new Map(
      rows.flatMap(([id, page]) => {
        const word = wordOf(isTable(page) ? page.path : undefined, language);
        return word === undefined ? [] : [[id, word]];
      }),
    );
    const pairs = [...words].map(([id, word]): [string, string] =>
      id === 'tag' ? ['/notes/tags', `/${words.get('notes') ?? 'notes'}/${word}`] : [`/${id}`, `/${word}`],
    );
    return pairs.filter(([path, own]) => path !== own).sort(([one], [other]) => other.length - one.length);
  });
}

/** `parameters` of `content/site.yaml` per language. */
export function ownParameters(
  { parameters }: Written,
  languages?: readonly string[],
): typeof globalThis.siteParameters {
  const rows = isTable(parameters) ? Object.entries(parameters) : [];
  return inEach(languages, (language) =>
    Object.fromEntries(
      rows.flatMap(([name, value]) => {
        const word = wordOf(value, language);
        return word === undefined ? [] : [[name, word]];
      }),
    ),
  );
}
