import type { Dictionary } from '#src/i18n/dictionary.ts';
import { formatDate } from '#src/i18n/format.ts';
import { perLanguage, type Language, type Localized } from '#src/i18n/languages.ts';
import type { Education, Experience } from '../schemas/career.ts';

/** When it was, in words: `year` and `period` in years, `months` with the months that are known. */
export type DatedExperience = Experience & { period: Localized; months: Localized };
export type DatedEducation = Education & { year: Localized; months: Localized };

/** Words the dates of jobs and studies in each language. The owner's own wording is kept. */
export function withDates(
  { experience, education }: { experience: readonly Experience[]; education: readonly Education[] },
  words: (language: Language) => Dictionary,
): { experience: DatedExperience[]; education: DatedEducation[] } {
  const inWords = (period: Period, say: typeof formatDate) =>
    perLanguage((language) => periodInWords(period, language, words(language), say));
  const inYears = (period: Period) => inWords(period, (date) => date.slice(0, 4));
  return {
    experience: experience.map((job) => ({
      ...job,
      period: job.period ?? inYears(job),
      months: job.period ?? inWords(job, formatDate),
    })),
    education: education.map((study) => ({
      ...study,
      year: study.year ?? inYears(study),
      months: study.year ?? inWords(study, formatDate),
    })),
  };
}

type Period = Pick<Experience, 'from' | 'to'>;

/** `Sept 2021 – present` */
export function periodInWords({ from, to }: Period, language: Language, { cv }: Dictionary, say = formatDate): string {
  const month = (date: string) => (date.length === 4 ? date : say(date, language));
  if (!from && !to) return '';
  const ends = [from && month(from), to ? month(to) : cv.present];
  return [...new Set(ends.filter(Boolean))].join(' – ');
}
