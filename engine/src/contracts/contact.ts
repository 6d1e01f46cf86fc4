import * as v from 'valibot';
import { isBlank, withoutControls } from '#src/lib/text.ts';

/** Maximum length of each field in UTF-16 units, as browsers count. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 5000 } as const;

/** Minimum milliseconds between showing the form and sending it. Faster senders are bots. */
export const leastFillTime = 1500;

/** Maximum body size: a character may take six bytes as a JSON escape. */
export const contactBodyLimit = 40 * 1024;

/** Validation errors of a field; the dictionaries have a text for each. */
export type ContactProblem = 'required' | 'too_long' | 'line_break' | 'email_invalid' | 'email_several' | 'not_agreed';

const problem = <P extends ContactProblem>(code: P): P => code;

/** HTML's rule for e-mail fields, plus a dot in the domain: `ana@gmail` cannot be answered. */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Two addresses, or one followed by a list separator. */
const several = /@.*[,;\s].*@|[,;]/s;

/** Line breaks and other control characters, which would allow header injection. */
const controls = /[\p{Cc}\u2028\u2029]/u;

/** A mail cannot carry lone surrogates: they become the replacement character. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Bidi overrides, which can make one name look like another. */
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

export const contactFieldsSchema = v.object({
  name: line(contactLimits.name),
  email: v.pipe(
    line(contactLimits.email),
    v.check((text) => !several.test(text), problem('email_several')),
    v.regex(address, problem('email_invalid')),
  ),
  subject: line(contactLimits.subject),
  message: v.pipe(
    v.string(problem('required')),
    v.transform((text) => withoutControls(wellFormed(text))),
    v.check((text) => !isBlank(text), problem('required')),
    v.maxLength(contactLimits.message, problem('too_long')),
  ),
  agree: v.literal(true, problem('not_agreed')),
});

/** Body of `POST /api/contact`. */
export const contactRequestSchema = v.object({
  ...contactFieldsSchema.entries,
  /** Milliseconds between showing the form and sending it. */
  elapsed: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Honeypot: hidden from people, so only bots fill it in. */
  website: v.optional(v.string(), ''),
});

export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;
