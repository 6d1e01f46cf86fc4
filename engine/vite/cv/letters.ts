import type { DataSource, SharedSource } from '#src/content/data-source.ts';
import { cvOf } from '#src/features/cv/cv.loader.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { hasAllLetters } from './pdf/typeface.ts';

/** The languages in which the CV has letters that no font of the site has. */
export async function languagesWithoutPdf(
  dataSource: (shared: SharedSource, language: Language) => DataSource,
  shared: SharedSource,
): Promise<Language[]> {
  const complete = languages.map((language) => hasAllLetters(JSON.stringify(cvOf(dataSource(shared, language)))));
  const isComplete = await Promise.all(complete);
  return languages.filter((_, at) => !isComplete[at]);
}
