import * as v from 'valibot';
import { line, nothingYet, webAddressIn, type Imported } from './imported.ts';

const text = v.fallback(v.optional(v.nullable(v.string())), undefined);
const userSchema = v.object({ login: v.string(), name: text, email: text, location: text, bio: text, blog: text });
const repositorySchema = v.object({
  name: v.string(),
  html_url: v.string(),
  description: text,
  homepage: text,
  language: text,
  license: v.fallback(v.optional(v.nullable(v.object({ spdx_id: text }))), undefined),
  topics: v.fallback(v.optional(v.array(v.string()), []), []),
  fork: v.fallback(v.boolean(), false),
  archived: v.fallback(v.boolean(), false),
  stargazers_count: v.fallback(v.number(), 0),
  pushed_at: text,
});

type Repository = v.InferOutput<typeof repositorySchema>;

const pinnedQuery =
  'query ($login: String!) { user(login: $login) { pinnedItems(first: 6, types: REPOSITORY) { nodes { ... on Repository { nameWithOwner } } } } }';
const pinnedSchema = v.object({
  data: v.object({ user: v.object({ pinnedItems: v.object({ nodes: v.array(v.unknown()) }) }) }),
});
const nameSchema = v.object({ nameWithOwner: v.pipe(v.string(), v.regex(/^[\w-]+\/[\w.-]+$/)) });

interface GitHub {
  api: string;
  token?: string | undefined;
  /** Milliseconds to wait for an answer. */
  wait: number;
}

const usual = (): GitHub => ({
  api: process.env.GITHUB_API_URL ?? 'https://api.github.com',
  token: process.env.GITHUB_TOKEN,
  wait: 15_000,
});

const taken = 6;

/**
 * Reads a profile and its repositories: with a token from the environment (`GITHUB_TOKEN`) the pinned ones; without one,
 * or if none is pinned, the most starred, then the most recent.
 * @throws {Error} with a message for the owner if GitHub does not answer or has no such profile.
 */
export async function fromGitHub(name: string, github = usual()): Promise<Imported> {
  if (!/^[a-z\d][a-z\d-]{0,38}$/i.test(name)) throw new Error(`"${name}" is not a GitHub name. Write github:octocat.`);
  const read = nothingYet();
  const user = v.parse(userSchema, await ask(`users/${name}`, name, github));
  const answer = await ask(`users/${name}/repos?type=owner&per_page=100&sort=pushed`, name, github);
  read.answers = {
    name: line(user.name) ?? user.login,
    email: line(user.email),
    location: line(user.location),
    url: webAddressIn(user.blog),
  } as Imported['answers'];
  read.summary = line(user.bio);
  read.social = [{ network: 'github', url: `https://github.com/${user.login}` }];
  const all = Array.isArray(answer) ? validOf(repositorySchema, answer) : [];
  const own = all
    .filter(({ fork, archived }) => !fork && !archived)
    .sort((a, b) => b.stargazers_count - a.stargazers_count || (b.pushed_at ?? '').localeCompare(a.pushed_at ?? ''));
  const pinned = await pinnedBy(user.login, github, read.leftOut);
  const chosen = pinned.length > 0 ? pinned : own.slice(0, taken);
  read.projects = chosen.map((repository) => ({
    title: line(repository.name) ?? '',
    description: line(repository.description),
    demo: webAddressIn(repository.homepage),
    code: webAddressIn(repository.html_url),
    tags: [...repository.topics, repository.language, repository.license?.spdx_id].flatMap((tag) =>
      tag && tag !== 'NOASSERTION' ? (line(tag) ?? []) : [],
    ),
    date: repository.pushed_at?.slice(0, 10),
  }));
  const languages = [...new Set(own.flatMap(({ language }) => line(language) ?? []))];
  if (languages.length > 0) read.skills = [{ title: '', items: languages }];
  const left = all.filter(({ html_url: url }) => !chosen.some((each) => each.html_url === url)).length;
  const why = pinned.length > 0 ? 'those that are not pinned' : 'forks, archived ones and those after the sixth';
  if (left > 0) read.leftOut.push(`${left} repositories: ${why}`);
  return read;
}

function validOf<S extends v.GenericSchema>(schema: S, entries: readonly unknown[]): v.InferOutput<S>[] {
  return entries.flatMap((each) => {
    const parsed = v.safeParse(schema, each);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The pinned repositories, which need a token. Without one, the import continues. */
async function pinnedBy(login: string, github: GitHub, leftOut: string[]): Promise<Repository[]> {
  if (!github.token) return [];
  try {
    const body = JSON.stringify({ query: pinnedQuery, variables: { login } });
    const { data } = v.parse(pinnedSchema, await ask('graphql', login, github, body));
    const names = validOf(nameSchema, data.user.pinnedItems.nodes);
    const pinned = names.map(({ nameWithOwner }) => ask(`repos/${nameWithOwner}`, login, github));
    return validOf(repositorySchema, await Promise.all(pinned));
  } catch (error) {
    const reason = v.isValiError(error) ? 'GitHub did not name any.' : (error as Error).message;
    leftOut.push(`the pinned repositories: ${reason} The most starred ones are taken instead`);
    return [];
  }
}

async function ask(path: string, name: string, { api, token, wait }: GitHub, body?: string): Promise<unknown> {
  const headers = { accept: 'application/vnd.github+json', ...(token && { authorization: `Bearer ${token}` }) };
  const signal = AbortSignal.timeout(wait);
  const request = { headers, signal, ...(body !== undefined && { method: 'POST', body }) };
  const response = await fetch(`${api}/${path}`, request).catch((error: unknown) => unreached(error, wait));
  if (response.status === 401) throw new Error('GitHub does not accept GITHUB_TOKEN. Renew it, or unset it.');
  if (response.status === 404) throw new Error(`GitHub has no profile "${name}".`);
  if (response.status === 403 || response.status === 429) {
    const reset = Number(response.headers.get('x-ratelimit-reset')) * 1000;
    const when = reset > 0 ? `after ${new Date(reset).toISOString().slice(11, 16)} UTC` : 'in an hour';
    throw new Error(`The rate limit of GitHub is reached. Try again ${when}, or set GITHUB_TOKEN.`);
  }
  if (!response.ok) throw new Error(`GitHub answered with status ${response.status}. Try again later.`);
  try {
    return await response.json();
  } catch (error) {
    if (!(error instanceof SyntaxError)) unreached(error, wait);
    throw new Error('The reply from GitHub is not valid JSON. Try again later.', { cause: error });
  }
}

function unreached(error: unknown, wait: number): never {
  const isSlow = error instanceof Error && error.name === 'TimeoutError';
  throw new Error(
    isSlow
      ? `GitHub did not answer within ${wait / 1000} s. Try again later.`
      : 'GitHub cannot be reached, or its answer broke off. Check the network and try again.',
    { cause: error },
  );
}
