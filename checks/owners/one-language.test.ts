import { expect, test, vi } from 'vitest';
import { compileFacts } from '#src/assistant/facts/compile.ts';
import { OwnerContent } from './owner-content.ts';
import { repository } from '#checks/repository.ts';

// A site with one language whose owner never names it.
vi.hoisted(() => Object.assign(globalThis, { siteLanguages: ['en'] }));

const owner = () => new OwnerContent(`${repository}/checks/owners/lukasz`);

test('questions are a list, answers and keywords plain text', () => {
  const { faq, projects } = owner()
    .with('faq.yaml', '- questions: [How much is a bridge?, What does one cost?]\n  answer: It depends on the river.\n')
    .edit('projects/kiln-shed.yaml', (text) => `${text}keywords: pottery, glaze\n`)
    .load();
  const questions = { en: ['How much is a bridge?', 'What does one cost?'] };
  expect(faq).toEqual([{ questions, answer: { en: 'It depends on the river.' } }]);
  expect(projects.find(({ id }) => id === 'kiln-shed')?.keywords).toEqual({ en: 'pottery, glaze' });
});

test('the language may be named', () => {
  const { faq } = owner().with('faq.yaml', '- questions: { en: [How much?] }\n  answer: { en: Little. }\n').load();
  expect(faq?.[0]).toEqual({ questions: { en: ['How much?'] }, answer: { en: 'Little.' } });
});

test.each([
  ['a text that is empty', 'footer:\n', /texts\.yaml:1 · footer\n\s+expected: text\n\s+found: {4}nothing/],
  ['a number', 'footer: 1984\n', /footer\n\s+expected: text\n[\s\S]*put it between quotes to make it a text: '1984'/],
])('%s: languages are not mentioned', (_name, text, message) => {
  const wrong = owner().edit('texts.yaml', () => text);
  expect(() => wrong.load()).toThrow(message);
});

test('a question that is not a list is reported', () => {
  const wrong = owner().with('faq.yaml', '- questions: How much?\n  answer: Little.\n');
  expect(() => wrong.load()).toThrow(/questions\n\s+expected: a list, each entry beginning with "- "/);
});

test('the assistant supports a site with a novel in its only language', () => {
  const { novel, owner: known, entities } = compileFacts(new OwnerContent().load(), 'en');
  expect(novel).toMatchObject({ title: 'The Night That Was Not on the Map', language: 'es' });
  expect(known.location).toContain('Spain');
  expect(entities.flatMap(({ names }) => names)).not.toContain(undefined);
});
