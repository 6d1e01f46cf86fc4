import * as v from 'valibot';
import { expect, it } from 'vitest';
import { firstProblems } from '#src/lib/first-problems.ts';
import { contactFieldsSchema, contactLimits, contactRequestSchema } from './contact.ts';

const good = {
  ...{ name: 'Ana Ruiz', email: 'ana@example.com', subject: 'Una web', agree: true },
  message: 'Hola,\n¿tienes hueco en mayo?',
};
const problemsOf = (change: object) => firstProblems(contactFieldsSchema, { ...good, ...change });

it('accepts a complete message in any script', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ name: '李小龍 👩‍🚀', subject: '<b>مرحبا</b>', message: '\t<script>1</script>' })).toEqual({});
});

it.each(['name', 'email', 'subject', 'message'])('requires a %s that is not blank', (field) => {
  for (const blank of ['', ' \t ', '\u200B\u2060', '\u2800', '\u202E', undefined, 7])
    expect(problemsOf({ [field]: blank })).toEqual({ [field]: 'required' });
});

it.each(['name', 'subject', 'message'] as const)('limits the %s', (field) => {
  const limit = contactLimits[field];
  expect(problemsOf({ [field]: 'ñ'.repeat(limit) })).toEqual({});
  expect(problemsOf({ [field]: 'ñ'.repeat(limit + 1) })).toEqual({ [field]: 'too_long' });
});

const breaking = ['a\nb', 'a\rb', 'a\r\nBcc: x@example.com', 'a\0b', 'a\u2028b', 'a\u0085b'];
const addresses = {
  right: ['a.b+c@example.co.uk', "o'brien@example.org", '1@a-b.es', 'ANA@EXAMPLE.COM', ' ana@example.com '],
  wrong: [
    ...['ana', 'ana@', '@example.com', 'ana@example', 'ana@-a.com', 'a b@example.com', 'ana@example..com'],
    ...['Ana <ana@example.com>', '"x"@example.com'],
  ],
  several: ['a@example.com,b@example.com', 'a@example.com; b@example.com', 'a@a.com b@b.com', 'a@example.com,'],
};

it.each([
  ['name', 'line_break', breaking],
  ['subject', 'line_break', breaking],
  ['email', undefined, addresses.right],
  ['email', 'email_invalid', addresses.wrong],
  ['email', 'email_several', addresses.several],
  ['agree', 'not_agreed', [false]],
])('%s, %s: %j', (field, problem, values) => {
  for (const value of values)
    expect(problemsOf({ [field]: value }), `${value}`).toEqual(problem ? { [field]: problem } : {});
});

it('reports every field of an empty form', () => {
  const problems = firstProblems(contactFieldsSchema, {});
  expect(Object.keys(problems).sort()).toEqual(['agree', 'email', 'message', 'name', 'subject']);
});

it('removes bidi overrides from name and subject, but keeps marks that a script needs', () => {
  const turned = { ...good, name: '\u202Eanna\u202C \u2067x\u2069', subject: 'pdf\u202Eexe.\u200Fאב', elapsed: 5 };
  expect(v.parse(contactRequestSchema, turned)).toMatchObject({ name: 'anna x', subject: 'pdfexe.\u200Fאב' });
});

it('removes what a mail cannot carry and keeps the rest as typed', () => {
  const message = '  a\r\nb\rc\0\u0007\td\ud800 ';
  const parsed = v.parse(contactRequestSchema, { ...good, message, elapsed: 5, extra: 1 });
  expect(parsed.message).toBe('  a\nb\nc\td\uFFFD ');
  expect(parsed).not.toHaveProperty('extra');
});

it.each([undefined, -1, Number.NaN, Infinity, '5'])('rejects %j as elapsed time', (elapsed) => {
  expect(v.safeParse(contactRequestSchema, { ...good, elapsed }).success).toBe(false);
});
