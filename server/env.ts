import * as v from 'valibot';
import { chatDefaults } from '#src/contracts/chat.ts';
import { isRange } from './middleware/client-address.ts';

const flag = v.pipe(
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((value) => value === 'true'),
);

function wholeNumber(name: string, least: number, most: number) {
  const message = `${name} must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

function webAddress(name: string) {
  const message = `${name} must be an address that starts with http:// or https://`;
  return v.pipe(
    v.string(),
    v.check((value) => /^https?:\/\//.test(value) && URL.canParse(value), message),
  );
}

/** What can stand in a header, as keys do. */
function plainWord(name: string) {
  return v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, `${name} must be one word of plain characters`));
}

/** Who answers the chat and how much (docs/assistant.md). With neither address nor key, the site answers from its content. */
const chatVariables = {
  /** Base address of an OpenAI-compatible provider; with a key alone, OpenAI's own. */
  CHAT_PROVIDER_URL: v.optional(webAddress('CHAT_PROVIDER_URL')),
  CHAT_PROVIDER_KEY: v.optional(plainWord('CHAT_PROVIDER_KEY')),
  CHAT_MODEL: v.optional(v.string(), chatDefaults.model),
  /** Seconds that the provider has for a whole reply. */
  CHAT_TIMEOUT: v.optional(wholeNumber('CHAT_TIMEOUT', 1, 600), '60'),
  /** Questions from one visitor's address in 10 minutes. */
  CHAT_RATE_LIMIT: v.optional(wholeNumber('CHAT_RATE_LIMIT', 1, 1_000_000), '30'),
  /** Questions handed to the provider in a day, from everybody together. */
  CHAT_DAILY_LIMIT: v.optional(wholeNumber('CHAT_DAILY_LIMIT', 1, 1_000_000), '500'),
  /** Replies of the provider that may be under way at once. */
  CHAT_PARALLEL: v.optional(wholeNumber('CHAT_PARALLEL', 1, 10_000), '8'),
};

/** Where contributions come from (docs/contributions.md). With none of these, from this checkout's own commits. */
const contributionVariables = {
  CONTRIBUTIONS_GITHUB_USER: v.optional(v.string()),
  /** With a token GitHub is asked over its API, without one its public page is read. */
  CONTRIBUTIONS_GITHUB_TOKEN: v.optional(v.string()),
  CONTRIBUTIONS_GITHUB_URL: v.optional(webAddress('CONTRIBUTIONS_GITHUB_URL'), 'https://github.com'),
  CONTRIBUTIONS_GITHUB_API: v.optional(webAddress('CONTRIBUTIONS_GITHUB_API'), 'https://api.github.com/graphql'),
  CONTRIBUTIONS_GITLAB_USER: v.optional(v.string()),
  CONTRIBUTIONS_GITLAB_URL: v.optional(webAddress('CONTRIBUTIONS_GITLAB_URL'), 'https://gitlab.com'),
  CONTRIBUTIONS_FORGEJO_USER: v.optional(v.string()),
  CONTRIBUTIONS_FORGEJO_URL: v.optional(webAddress('CONTRIBUTIONS_FORGEJO_URL'), 'https://codeberg.org'),
  CONTRIBUTIONS_FORGEJO_TOKEN: v.optional(v.string()),
  /** Folders of local repositories, and whose commits in them count (nobody named: everybody's). */
  CONTRIBUTIONS_GIT_REPOSITORIES: v.optional(list, ''),
  CONTRIBUTIONS_GIT_AUTHORS: v.optional(list, ''),
  /** Seconds for one answer of a source. */
  CONTRIBUTIONS_TIMEOUT: v.optional(wholeNumber('CONTRIBUTIONS_TIMEOUT', 1, 60), '10'),
};

function mailAddress(name: string) {
  return v.pipe(v.string(), v.rfcEmail(`${name} must be an e-mail address`));
}

/** False for a name or password with a `%` that begins no escape. */
function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** Every variable of the environment, its default and its meaning. `.env.example` shows the same. */
export const environmentSchema = v.object({
  /** Where the server listens; `0.0.0.0` in a container. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(wholeNumber('PORT', 0, 65535), '3000'),
  /** Addresses or ranges of proxies whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(list, v.everyItem(isRange, 'a list of addresses (10.0.0.1) or ranges (172.16.0.0/12)')),
    '',
  ),
  /** Redis or Valkey, when several processes share limits and caches. */
  REDIS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'REDIS_URL must start with redis:// or rediss://')),
  ),
  /** Where the server keeps what must survive a restart. */
  DATA_DIR: v.optional(v.string(), 'var'),
  /** What the contact form does. Absent: it simulates sending. `inbox`: a folder of mails. `smtp`: a mail server. `http`: a mail service. */
  CONTACT_DELIVERY: v.optional(v.picklist(['inbox', 'smtp', 'http'], 'inbox, smtp or http')),
  /** Who gets the messages; absent: the e-mail address of content/profile.yaml. */
  CONTACT_TO: v.optional(mailAddress('CONTACT_TO')),
  /** The sender's address that the mail server accepts; absent: CONTACT_TO. */
  CONTACT_FROM: v.optional(mailAddress('CONTACT_FROM')),
  /** The Maildir folder of kept messages; absent: `inbox` in DATA_DIR. */
  CONTACT_INBOX: v.optional(v.string()),
  /** The mail server: smtp://user:password@host:587 or smtps://user:password@host:465. */
  CONTACT_SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^smtps?:\/\/.+/.test(value) && URL.canParse(value) && isDecodable(new URL(value)),
        'CONTACT_SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465 (a % in the password is written %25)',
      ),
    ),
  ),
  /** Accept a mail server without TLS or with a certificate that cannot be verified. */
  CONTACT_SMTP_INSECURE: v.optional(flag, 'false'),
  /** Where a mail service takes mails as JSON, in the form of Resend's; and the key that it gave out. */
  CONTACT_HTTP_URL: v.optional(webAddress('CONTACT_HTTP_URL'), 'https://api.resend.com/emails'),
  CONTACT_HTTP_KEY: v.optional(plainWord('CONTACT_HTTP_KEY')),
  /** Messages that one visitor's address may send in an hour. */
  CONTACT_RATE_LIMIT: v.optional(wholeNumber('CONTACT_RATE_LIMIT', 1, 1_000_000), '5'),
  /** Messages taken in a day from everybody together. */
  CONTACT_DAILY_LIMIT: v.optional(wholeNumber('CONTACT_DAILY_LIMIT', 1, 1_000_000), '200'),
  /** One line a request in the log. */
  LOG_REQUESTS: v.optional(flag, 'false'),
  ...chatVariables,
  ...contributionVariables,
});

export type Environment = v.InferOutput<typeof environmentSchema>;

/**
 * Reads and checks the environment; an empty variable counts as absent.
 * @throws {Error} naming every variable that is wrong and what it should be.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = v.safeParse(environmentSchema, given);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key ?? '');
    return `  ${name}: ${issue.message.startsWith(name) ? issue.message.slice(name.length).trim() : `must be ${issue.message}`}`;
  });
  throw new Error(
    `The environment cannot be used:\n${problems.join('\n')}\nSee .env.example for every variable and its meaning.`,
  );
}
