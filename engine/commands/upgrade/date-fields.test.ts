import { expect, test } from 'vitest';
import { dateFields, period } from './date-fields.ts';

test.each<[string, object | undefined]>([
  ['2021 - hoy', { from: '2021' }],
  ['mar 2019 – jun 2021', { from: '2019-03', to: '2021-06' }],
  ['septiembre de 2020 – hoy', { from: '2020-09' }],
  ['Sept. 2021 – Hoy', { from: '2021-09' }],
  ['2015-2019', { from: '2015', to: '2019' }],
  ['2019', { from: '2019', to: '2019' }],
  ['juillet 2019 – août 2020', { from: '2019-07', to: '2020-08' }],
  ['verano 2020', undefined],
  ['2010-12', undefined],
  ['2021 – 2019', undefined],
  ['2020 (six months)', undefined],
  ['1 March 2020', undefined],
  ['2015 – 2017 – 2019', undefined],
  ['', undefined],
])('"%s" is %j', (wording, dates) => expect(period(wording, new Set(['hoy']))).toEqual(dates));

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
  const education =
    "- degree: BSc\n  institution: E\n  year: '2015'\n- degree: PhD\n  institution: E\n  year: 2016 –\n";
  const texts = new Map(Object.entries({ 'content/experience.yaml': experience, 'content/education.yaml': education }));
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
