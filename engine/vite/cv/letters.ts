import type { DataSource, SharedSource } from '#src/content/data-source.ts';
import { cvOf } from '#src/features/cv/cv.loader.ts';
import { languages, type Language, type Localized } from '#src/i18n/languages.ts';
import { lettersWithoutFont } from './pdf/typeface.ts';

/** The letters of the CV that no font of the site has, in each language. A PDF would lack them. */
export async function lettersOfCvWithoutFont(
  dataSource: (shared: SharedSource, language: Language) => DataSource,
  shared: SharedSource,
): Promise<Localized> {
  const letters = languages.map(async (language) => [
    language,
    await lettersWithoutFont(JSON.stringify(cvOf(dataSource(shared, language)))),
  ]);
  return Object.fromEntries(await Promise.all(letters)) as Localized;
}
