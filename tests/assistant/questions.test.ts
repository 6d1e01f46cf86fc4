import { describe, expect, it } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { judge } from './evaluate.ts';
import { hasDemoContent, index } from './fixture.ts';
import { licenceOf } from './invented.ts';
import { loadQuestions } from './questions.ts';

const questions = loadQuestions(process.cwd());
const licence = licenceOf(index);

describe.skipIf(!hasDemoContent)('the question set', () => {
  const verdicts = questions.map((question) => judge(index, licence, question));
  const line = ({ question, problems, invented }: (typeof verdicts)[number]) =>
    `${question.ask}: ${[...problems, ...invented].join('; ')}`;

  it.each(languages)('is answered right at 97 %% or better in %s', (language) => {
    const asked = verdicts.filter(({ question }) => question.language === language);
    const wrong = asked.filter(({ problems }) => problems.length > 0);
    expect(asked.length).toBeGreaterThanOrEqual(85);
    expect(wrong.length / asked.length, wrong.map(line).join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('never gets a word, figure or address that neither the content nor the fixed phrases hold', () => {
    expect(verdicts.filter(({ invented }) => invented.length > 0).map(line)).toEqual([]);
  });

  it('declines everything off-topic and every attempt to break the rules', () => {
    const meant = verdicts.filter(({ question }) => ['off-topic', 'injection'].includes(question.kind));
    expect(meant.filter(({ problems }) => problems.length > 0).map(line)).toEqual([]);
  });
});
