import { expect, test } from 'vitest';
import { dateFields } from './date-fields.ts';
import { DateReader } from './written-dates.ts';

test.each<[string, string, object | undefined]>([
  ['es', '2021 - hoy', { from: '2021' }],
  ['es', 'mar 2019 – jun 2021', { from: '2019-03', to: '2021-06' }],
  ['es', 'Desde septiembre de 2020', { from: '2020-09' }],
  ['es', 'de enero a mayo de 2018', { from: '2018-01', to: '2018-05' }],
  ['es', '2021 a la actualidad', { from: '2021' }],
  ['es', '2015 al 2019', { from: '2015', to: '2019' }],
  ['en', '2015-2019', { from: '2015', to: '2019' }],
  ['en', 'since 2020', { from: '2020' }],
  ['en', 'Sept. 2021 – Present', { from: '2021-09' }],
  ['en', 'until May 2017', { to: '2017-05' }],
  ['en', '03/2019 - 6/2021', { from: '2019-03', to: '2021-06' }],
  ['en', '2021-09 – 2022-02', { from: '2021-09', to: '2022-02' }],
  ['en', '2020/21', { from: '2020', to: '2021' }],
  ['en', '2019', { from: '2019', to: '2019' }],
  ['de', 'seit März 2020', { from: '2020-03' }],
  ['de', 'Dez. 2018 bis heute', { from: '2018-12' }],
  ['tr', 'Eyl 2021 – günümüz', { from: '2021-09' }],
  ['tr', '2020’den beri', { from: '2020' }],
  ['ar', '٢٠٢٠–٢٠٢٦', { from: '2020', to: '2026' }],
  ['ar', 'منذ سبتمبر ٢٠٢٠', { from: '2020-09' }],
  ['ar', '٢٠٢١ – الآن', { from: '2021' }],
  ['fr', 'févr. 2019 – août 2020', { from: '2019-02', to: '2020-08' }],
  ['pl', 'styczeń 2020 – luty 2021', { from: '2020-01', to: '2021-02' }],
  ['pl', 'od stycznia 2020', undefined],
  ['es', 'verano de 2020', undefined],
  ['en', '2010-12', undefined],
  ['en', '2021 – 2019', undefined],
  ['en', '2020 (six months)', undefined],
  ['en', '5 years', undefined],
  ['en', 'Sep-2020', undefined],
  ['en', '1 March 2020', undefined],
  ['en', '2015, 2019', undefined],
  ['en', 'since', undefined],
  ['en', '', undefined],
])('%s: "%s" is %j', (language, wording, dates) => {
  expect(new DateReader([language, 'es', 'en', 'tr', 'de', 'ar']).read(wording)).toEqual(dates);
});

const experience = `# Work, newest first.
- title: { es: Alfarera, en: Potter } # clay
  period:
    es: mar 2019 – hoy
    en: Mar 2019 – today

  company: 'Vos' # quoted
- { title: Guide, company: A, period: '2015 - 2017', url: 'https://a.test' }
- period: every summer
  title: Sailor
  company: B
- title: { es: Uno, en: One }
  company: C
  period: { es: 2018, en: 2019 }
- title: Two
  company: D
  from: 2020
  period: a while
`;

test('wordings become from and to where they are written, and the rest is listed', () => {
  const texts = new Map([
    ['content/site.yaml', 'languages: [es, en, pt]\n'],
    ['content/words/pt.yaml', 'cv:\n  present: presente momento\n'],
    ['content/experience.yaml', experience],
    [
      'content/education.yaml',
      "- degree: BSc\n  institution: E\n  year: '2015'\n- degree: PhD\n  institution: E\n  year: 2016 –\n",
    ],
  ]);
  const said = dateFields(texts);
  expect(texts.get('content/experience.yaml')).toBe(
    experience.replace(/period:\n.*\n.*\n/, 'from: 2019-03\n').replace("period: '2015 - 2017'", 'from: 2015, to: 2017'),
  );
  expect(texts.get('content/education.yaml')).toBe(
    '- degree: BSc\n  institution: E\n  to: 2015\n- degree: PhD\n  institution: E\n  from: 2016\n',
  );
  expect(said).toEqual([
    expect.stringContaining('experience.yaml: 2 periods are now from and to'),
    expect.stringContaining('the period of "Sailor", "every summer", is unchanged'),
    expect.stringContaining('the period of "Uno", "2018", is unchanged'),
    expect.stringContaining('education.yaml: 2 periods'),
  ]);
  expect(dateFields(texts)).toHaveLength(2);
});

test("the owner's own word for now is understood", () => {
  const texts = new Map([
    ['content/site.yaml', 'languages: [pt]\n'],
    ['content/words/pt.yaml', 'cv: { present: momento }\n'],
    ['content/experience.yaml', '- title: A\n  company: B\n  period: fev. 2020 - momento\n'],
  ]);
  dateFields(texts);
  expect(texts.get('content/experience.yaml')).toBe('- title: A\n  company: B\n  from: 2020-02\n');
});

test('a file that cannot be read is left to the check', () => {
  const texts = new Map([['content/experience.yaml', '- title: [\n']]);
  expect(dateFields(texts)).toEqual([]);
  expect(texts.get('content/experience.yaml')).toBe('- title: [\n');
});
