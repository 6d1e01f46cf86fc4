import { schema as githubSchema } from '@octokit/graphql-schema';
import { buildSchema, graphql, GraphQLError } from 'graphql';
import { eachDay } from '#src/lib/time/days.ts';
import { serve } from '#testing/serve.ts';

/** GitHub's published schema; it defines one field twice, so validation is off. */
export const schema = buildSchema(githubSchema.idl, { assumeValidSDL: true });

const yearLength = 366 * 86_400_000;

/** GitHub's GraphQL API for contributions, run against GitHub's own schema. */
export async function githubServer(counts: Readonly<Record<string, number>>, token: string): Promise<string> {
  const contributionsCollection = ({ from, to }: { from: string; to: string }) => {
    if (Date.parse(to) - Date.parse(from) >= yearLength)
      throw new GraphQLError("The total time spanned by 'from' and 'to' must not exceed 1 year");
    const dates = eachDay(from.slice(0, 10), to.slice(0, 10));
    const days = dates.map((date) => ({ date, contributionCount: counts[date] ?? 0 }));
    return { contributionCalendar: { weeks: [{ contributionDays: days }] } };
  };
  const rootValue = { user: ({ login }: { login: string }) => (login === 'ana' ? { contributionsCollection } : null) };

  const { url } = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      response.setHeader('Content-Type', 'application/json');
      if (request.headers.authorization !== `Bearer ${token}`) {
        response.writeHead(401).end(JSON.stringify({ message: 'Bad credentials' }));
        return;
      }
      const { query, variables } = JSON.parse(Buffer.concat(chunks).toString()) as { query: string; variables: object };
      const result = await graphql({ schema, source: query, rootValue, variableValues: { ...variables } });
      const missing =
        result.data?.user === null ? [{ type: 'NOT_FOUND', path: ['user'], message: 'no such user' }] : [];
      const errors = [...(result.errors ?? []), ...missing];
      response.end(JSON.stringify({ ...result, ...(errors.length > 0 ? { errors } : {}) }));
    });
  });
  return url;
}
