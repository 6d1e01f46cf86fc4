import * as v from 'valibot';
import { isBlank } from '#src/lib/text.ts';

/** The most characters (UTF-16 units, as a browser counts them) of each field. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 5000 } as const;

/** A visitor needs at least this long, in milliseconds, from seeing the form to sending it. */
export const leastFillTime = 1500;

/** The largest body of a request: every character may take six bytes as a JSON escape. */
export const contactBodyLimit = 40 * 1024;

/** What can be wrong with a field; the page says it in the visitor's language. */
export type ContactProblem = 'required' | 'too_long' | 'line_break' | 'email_invalid' | 'email_several' | 'not_agreed';

const problem = <P extends ContactProblem>(code: P): P => code;

/** HTML's own rule for an e-mail field, with a dot in the domain besides: nobody can answer to `ana@gmail`. */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Two addresses, or one with a list's separators. */
const several = /@.*[,;\s].*@|[,;]/s;

/** Line breaks and other control characters: they have no place in a header. */
const controls = /[\p{Cc}\u2028\u2029]/u;

/** Halves of characters become the replacement character; a mail cannot carry them. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** One line break form, no control characters besides it and the tab. */
const cleanText = (text: string) =>
  wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

/** Marks that turn the writing direction of what follows, with which a name can be made to look like another. */
const overrides = /[\u202A-\u202E\u2066-\u2069]/g;

function line(limit: number) {
  return v.pipe(
    v.string(problem('required')),
    v.transform((text) => wellFormed(text).replace(overrides, '')),
    v.trim(),
    v.check((text) => !isBlank(text), problem('required')),
    v.maxLength(limit, problem('too_long')),
    v.check((text) => !controls.test(text), problem('line_break')),
  );
}

/** What the visitor types and ticks. */
const contactFieldsSchema = v.object({
  name: line(contactLimits.name),
  email: v.pipe(
    line(contactLimits.email),
    v.check((text) => !several.test(text), problem('email_several')),
    v.regex(address, problem('email_invalid')),
  ),
  subject: line(contactLimits.subject),
  message: v.pipe(
    v.string(problem('required')),
    v.transform(cleanText),
    v.check((text) => !isBlank(text), problem('required')),
    v.maxLength(contactLimits.message, problem('too_long')),
  ),
  agree: v.literal(true, problem('not_agreed')),
});

/** The body of `POST /api/contact`. */
export const contactRequestSchema = v.object({
  ...contactFieldsSchema.entries,
  /** Milliseconds from the form's appearance to sending. */
  elapsed: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** A field that people do not see; whoever fills it in is a machine. */
  website: v.optional(v.string(), ''),
});

export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;
export type ContactFieldName = keyof v.InferOutput<typeof contactFieldsSchema>;

/** The first problem of every field that has one. */
export function contactProblems(values: unknown): Partial<Record<ContactFieldName, ContactProblem>> {
  const result = v.safeParse(contactFieldsSchema, values);
  const problems: Partial<Record<ContactFieldName, ContactProblem>> = {};
  for (const issue of result.issues ?? []) {
    const field = issue.path?.[0]?.key as ContactFieldName;
    problems[field] ??= issue.message as ContactProblem;
  }
  return problems;
}
