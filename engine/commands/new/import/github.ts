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
 * Reads a profile and its repositories: the most starred, then the most recent. A token from the environment
 * (`GITHUB_TOKEN`) raises the limit of requests.
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
  const all = (Array.isArray(answer) ? answer : []).flatMap((each) => {
    const parsed = v.safeParse(repositorySchema, each);
    return parsed.success ? [parsed.output] : [];
  });
  const own = all
    .filter(({ fork, archived }) => !fork && !archived)
    .sort((a, b) => b.stargazers_count - a.stargazers_count || (b.pushed_at ?? '').localeCompare(a.pushed_at ?? ''));
  read.projects = own.slice(0, taken).map((repository) => ({
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
  if (all.length > read.projects.length)
    read.leftOut.push(
      `${all.length - read.projects.length} repositories: forks, archived ones and those after the sixth`,
    );
  return read;
}

async function ask(path: string, name: string, { api, token, wait }: GitHub): Promise<unknown> {
  const headers = { accept: 'application/vnd.github+json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${api}/${path}`, { headers, signal: AbortSignal.timeout(wait) }).catch(
    (error: unknown) => {
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      throw new Error(
        isSlow
          ? `GitHub did not answer within ${wait / 1000} s. Try again later.`
          : 'GitHub cannot be reached. Check the network and try again.',
        { cause: error },
      );
    },
  );
  if (response.status === 404) throw new Error(`GitHub has no profile "${name}".`);
  if (response.status === 403 || response.status === 429) {
    const reset = Number(response.headers.get('x-ratelimit-reset')) * 1000;
    const when = reset > 0 ? `after ${new Date(reset).toISOString().slice(11, 16)} UTC` : 'in an hour';
    throw new Error(`The rate limit of GitHub is reached. Try again ${when}, or set GITHUB_TOKEN.`);
  }
  if (!response.ok) throw new Error(`GitHub answered with status ${response.status}. Try again later.`);
  return response.json().catch((error: unknown) => {
    throw new Error('The reply from GitHub is not valid JSON. Try again later.', { cause: error });
  });
}
