import * as v from 'valibot';
import { expect, it } from 'vitest';
import { firstProblems } from '#src/lib/first-problems.ts';
import { contactFieldsSchema, contactLimits, contactRequestSchema } from './contact.ts';

const contactProblems = (values: unknown) => firstProblems(contactFieldsSchema, values);

const good = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  subject: 'Una web',
  message: 'Hola,\n¿tienes hueco en mayo?',
  agree: true,
};

it('accepts a complete message in any script', () => {
  expect(contactProblems(good)).toEqual({});
  expect(
    contactProblems({ ...good, name: '李小龍 👩‍🚀', subject: '<b>مرحبا</b>', message: '\t<script>1</script>' }),
  ).toEqual({});
});

it.each(['name', 'email', 'subject', 'message'] as const)('requires a %s that is not blank', (field) => {
  expect(contactProblems({ ...good, [field]: '' })).toEqual({ [field]: 'required' });
  for (const blank of [' \t ', '\u200B\u2060', '\u2800', '\u202E'])
    expect(contactProblems({ ...good, [field]: blank })).toEqual({ [field]: 'required' });
  expect(contactProblems({ ...good, [field]: undefined })).toEqual({ [field]: 'required' });
  expect(contactProblems({ ...good, [field]: 7 })).toEqual({ [field]: 'required' });
});

it.each(['name', 'subject', 'message'] as const)('limits the %s', (field) => {
  expect(contactProblems({ ...good, [field]: 'ñ'.repeat(contactLimits[field]) })).toEqual({});
  expect(contactProblems({ ...good, [field]: 'ñ'.repeat(contactLimits[field] + 1) })).toEqual({
    [field]: 'too_long',
  });
});

it.each(['\n', '\r', '\r\nBcc: x@example.com', '\0', '\u2028', '\u0085'])(
  'takes no line break in a name or subject (%j)',
  (breaking) => {
    expect(contactProblems({ ...good, name: `a${breaking}b` })).toEqual({ name: 'line_break' });
    expect(contactProblems({ ...good, subject: `a${breaking}b` })).toEqual({ subject: 'line_break' });
  },
);

it.each(['a.b+c@example.co.uk', "o'brien@example.org", '1@a-b.es', 'ANA@EXAMPLE.COM', ' ana@example.com '])(
  'takes %j as an address',
  (email) => {
    expect(contactProblems({ ...good, email })).toEqual({});
  },
);

it.each([
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@-a.com',
  'a b@example.com',
  'Ana <ana@example.com>',
  'ana@example..com',
  '"x"@example.com',
])('rejects %j as an address', (email) => {
  expect(contactProblems({ ...good, email })).toEqual({ email: 'email_invalid' });
});

it.each([
  'a@example.com,b@example.com',
  'a@example.com; b@example.com',
  'a@example.com b@example.com',
  'a@example.com,',
])('accepts one address only (%j)', (email) => {
  expect(contactProblems({ ...good, email })).toEqual({ email: 'email_several' });
});

it('requires the agreement', () => {
  expect(contactProblems({ ...good, agree: false })).toEqual({ agree: 'not_agreed' });
});

it('reports every field of an empty form', () => {
  expect(Object.keys(contactProblems({})).sort()).toEqual(['agree', 'email', 'message', 'name', 'subject']);
});

it('removes bidi overrides from name and subject, but keeps marks that a script needs', () => {
  const turned = { ...good, name: '\u202Eanna\u202C \u2067x\u2069', subject: 'pdf\u202Eexe.\u200Fאב', elapsed: 5 };
  expect(v.parse(contactRequestSchema, turned)).toMatchObject({ name: 'anna x', subject: 'pdfexe.\u200Fאב' });
});

it('removes what a mail cannot carry and keeps the rest as typed', () => {
  const parsed = v.parse(contactRequestSchema, {
    ...good,
    message: '  a\r\nb\rc\0\u0007\td\ud800 ',
    elapsed: 5,
    extra: 1,
  });
  expect(parsed.message).toBe('  a\nb\nc\td\uFFFD ');
  expect(parsed).not.toHaveProperty('extra');
});

it.each([undefined, -1, Number.NaN, Infinity, '5'])('rejects %j as elapsed time', (elapsed) => {
  expect(v.safeParse(contactRequestSchema, { ...good, elapsed }).success).toBe(false);
});
