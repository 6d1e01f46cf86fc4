import * as v from 'valibot';
import { chatDefaults } from '#src/contracts/chat.ts';
import { isRange } from './middleware/request-address.ts';

const flag = v.pipe(
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((value) => value === 'true'),
);

function wholeNumber(least: number, most: number) {
  const message = `a whole number from ${least} to ${most}`;
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

const webAddress = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    'an address that starts with http:// or https://',
  ),
);

/** Accepts only characters that are valid in a header. */
const plainWord = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'one word of plain characters'));

/** The chat's provider (engine/docs/assistant.md). Without address and key, the site's own assistant answers. */
const chatVariables = {
  CHAT_PROVIDER_URL: v.optional(webAddress),
  CHAT_PROVIDER_KEY: v.optional(plainWord),
  CHAT_MODEL: v.optional(v.string(), chatDefaults.model),
  CHAT_TIMEOUT: v.optional(wholeNumber(1, 600), '60'),
  CHAT_RATE_LIMIT: v.optional(wholeNumber(1, 1_000_000), '30'),
  CHAT_DAILY_LIMIT: v.optional(wholeNumber(1, 1_000_000), '500'),
  CHAT_PARALLEL: v.optional(wholeNumber(1, 10_000), '8'),
};

/** Sources of contributions (engine/docs/contributions.md). With none of them, this checkout's commits. */
const contributionVariables = {
  CONTRIBUTIONS_GITHUB_USER: v.optional(v.string()),
  /** With a token, GitHub's API is used; without one, its public page. */
  CONTRIBUTIONS_GITHUB_TOKEN: v.optional(v.string()),
  CONTRIBUTIONS_GITHUB_URL: v.optional(webAddress, 'https://github.com'),
  CONTRIBUTIONS_GITHUB_API: v.optional(webAddress, 'https://api.github.com/graphql'),
  CONTRIBUTIONS_GITLAB_USER: v.optional(v.string()),
  CONTRIBUTIONS_GITLAB_URL: v.optional(webAddress, 'https://gitlab.com'),
  CONTRIBUTIONS_FORGEJO_USER: v.optional(v.string()),
  CONTRIBUTIONS_FORGEJO_URL: v.optional(webAddress, 'https://codeberg.org'),
  CONTRIBUTIONS_FORGEJO_TOKEN: v.optional(v.string()),
  /** Without authors, all commits count. */
  CONTRIBUTIONS_GIT_REPOSITORIES: v.optional(list, ''),
  CONTRIBUTIONS_GIT_AUTHORS: v.optional(list, ''),
  CONTRIBUTIONS_TIMEOUT: v.optional(wholeNumber(1, 60), '10'),
};

const mailAddress = v.pipe(v.string(), v.rfcEmail('an email address'));

/** Returns false for a name or password with an invalid `%` escape. */
function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

export const environmentSchema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  /** Addresses or ranges of proxies whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(list, v.everyItem(isRange, 'a list of addresses (10.0.0.1) or ranges (172.16.0.0/12)')),
    '',
  ),
  REDIS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'an address that starts with redis:// or rediss://')),
  ),
  DATA_DIR: v.optional(v.string(), 'var'),
  CONTACT_DELIVERY: v.optional(v.picklist(['inbox', 'smtp', 'http'], 'inbox, smtp or http')),
  CONTACT_TO: v.optional(mailAddress),
  CONTACT_FROM: v.optional(mailAddress),
  CONTACT_INBOX: v.optional(v.string()),
  /** smtp://user:password@host:587 or smtps://user:password@host:465 */
  CONTACT_SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^smtps?:\/\/.+/.test(value) && URL.canParse(value) && isDecodable(new URL(value)),
        'an address such as smtp://user:password@host:587 or smtps://user:password@host:465 (a % in the password is written %25)',
      ),
    ),
  ),
  CONTACT_SMTP_INSECURE: v.optional(flag, 'false'),
  /** Any service with Resend's interface. */
  CONTACT_HTTP_URL: v.optional(webAddress, 'https://api.resend.com/emails'),
  CONTACT_HTTP_KEY: v.optional(plainWord),
  CONTACT_RATE_LIMIT: v.optional(wholeNumber(1, 1_000_000), '5'),
  CONTACT_DAILY_LIMIT: v.optional(wholeNumber(1, 1_000_000), '200'),
  LOG_REQUESTS: v.optional(flag, 'false'),
  ...chatVariables,
  ...contributionVariables,
});

export type Environment = v.InferOutput<typeof environmentSchema>;

/** Parses the environment. An empty variable counts as absent; the error names every invalid one. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = v.safeParse(environmentSchema, given);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${String(issue.path?.[0]?.key)}: must be ${issue.message}`);
  throw new Error(
    `The environment is invalid:\n${problems.join('\n')}\nSee .env.example for every variable and its meaning.`,
  );
}

/** Names the configured variables that need a disk, a mail server or git, which serverless hosts lack. */
export function needsNode(env: Environment): string[] {
  const isMailed = env.CONTACT_DELIVERY === undefined || env.CONTACT_DELIVERY === 'http';
  return [
    ...(isMailed ? [] : [`CONTACT_DELIVERY=${env.CONTACT_DELIVERY}`]),
    ...(env.CONTRIBUTIONS_GIT_REPOSITORIES.length > 0 ? ['CONTRIBUTIONS_GIT_REPOSITORIES'] : []),
  ];
}
