import { expect, test } from 'vitest';
import { parse } from 'valibot';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { educationSchema, experienceSchema } from '../schemas/career.ts';
import { withDates } from './dates.ts';

const text = (value: string) => ({ es: value, en: value });

function dated(dates: object) {
  const experience = parse(experienceSchema, [{ title: text('Post'), company: 'Company', ...dates }]);
  const education = parse(educationSchema, [{ degree: text('Degree'), institution: 'School', ...wordedAs(dates) }]);
  const read = withDates({ experience, education }, (language) => (language === 'es' ? es : en));
  return [read.experience[0], read.education[0]];
}

const wordedAs = ({ period, ...dates }: { period?: unknown }) => ({ ...dates, ...(period ? { year: period } : {}) });

test.each([
  [{ from: '2021-09', to: '2024-01' }, '2021 – 2024', 'Sept 2021 – Jan 2024', 'sept 2021 – ene 2024'],
  [{ from: '2021-09' }, '2021 – present', 'Sept 2021 – present', 'sept 2021 – actualidad'],
  [{ from: 2021, to: '2024-01' }, '2021 – 2024', '2021 – Jan 2024', '2021 – ene 2024'],
  [{ from: '2024-02', to: '2024-08' }, '2024', 'Feb 2024 – Aug 2024', 'feb 2024 – ago 2024'],
  [{ to: '2024-01' }, '2024', 'Jan 2024', 'ene 2024'],
  [{}, '', '', ''],
  [{ period: text('every summer'), from: 2019 }, 'every summer', 'every summer', 'every summer'],
])('%j is worded in years, and in months for the CV', (dates, years, months, meses) => {
  const [job, study] = dated(dates);
  expect([job, study].map((each) => each?.months.en)).toEqual([months, months]);
  expect([job, study].map((each) => each?.months.es)).toEqual([meses, meses]);
  expect([job && 'period' in job && job.period.en, study && 'year' in study && study.year.en]).toEqual([years, years]);
});

test.each([
  [{ from: '2024-02', to: '2024-01' }, /not before from/],
  [{ from: '2024', to: '2023-12' }, /not before from/],
  [{ from: '09/2021' }, /month as YYYY-MM/],
  [{ from: '2021-13' }, /month as YYYY-MM/],
])('%j is refused with what to write', (dates, message) => expect(() => dated(dates)).toThrow(message));
