import * as v from 'valibot';
import type { DayRange } from '#src/contracts/contributions.ts';
import { addDays } from '#src/lib/time/days.ts';
import { SourceError, type ContributionSource, type Day } from './source.ts';
import { fetchJson } from './upstream.ts';

/** GitHub refuses ranges of more than a year. The shown year is a little longer, so it takes a second collection. */
const longestCollection = 365;

export const contributionsQuery = `
  query Contributions($login: String!, $from: DateTime!, $earlierTo: DateTime!, $yearFrom: DateTime!, $to: DateTime!) {
    user(login: $login) {
      earlier: contributionsCollection(from: $from, to: $earlierTo) { ...Calendar }
      year: contributionsCollection(from: $yearFrom, to: $to) { ...Calendar }
    }
  }
  fragment Calendar on ContributionsCollection {
    contributionCalendar { weeks { contributionDays { date contributionCount } } }
  }
`;

const calendarSchema = v.object({
  contributionCalendar: v.object({
    weeks: v.array(
      v.object({ contributionDays: v.array(v.object({ date: v.string(), contributionCount: v.number() })) }),
    ),
  }),
});

const replySchema = v.object({
  data: v.nullish(v.object({ user: v.nullable(v.object({ earlier: calendarSchema, year: calendarSchema })) })),
  errors: v.optional(v.array(v.object({ type: v.optional(v.string()), message: v.optional(v.string()) }))),
});

export function githubGraphqlSource({
  user,
  token,
  api,
}: Record<'user' | 'token' | 'api', string>): ContributionSource {
  return {
    name: `github:${new URL(api).host}:${user}`,
    async fetch(range, signal) {
      const body = { query: contributionsQuery, variables: variables(user, range) };
      const headers = { Authorization: `Bearer ${token}` };
      const request = { url: new URL(api), signal, headers, body };
      const { data, errors } = await fetchJson(replySchema, 'a contribution calendar', request);
      if (errors?.[0]) throw graphqlError(errors[0]);
      if (!data?.user) throw new SourceError('not_found', 'there is no such user');
      const { earlier, year } = data.user;
      const days = [...daysOf(earlier), ...daysOf(year)];
      if (days.length === 0) throw new SourceError('unexpected_answer', 'the calendar has no days');
      return days;
    },
  };
}

function variables(login: string, { from, to }: DayRange) {
  const yearFrom = addDays(to, 1 - longestCollection);
  const start = (day: string) => `${day}T00:00:00Z`;
  const end = (day: string) => `${day}T23:59:59Z`;
  return { login, from: start(from), earlierTo: end(addDays(yearFrom, -1)), yearFrom: start(yearFrom), to: end(to) };
}

function daysOf(calendar: v.InferOutput<typeof calendarSchema>): Day[] {
  return calendar.contributionCalendar.weeks.flatMap(({ contributionDays }) =>
    contributionDays.map(({ date, contributionCount }) => ({ date, count: contributionCount })),
  );
}

function graphqlError({ type = '', message = '' }: { type?: string; message?: string }): SourceError {
  const text = `GitHub says: ${type} ${message}`.slice(0, 300);
  if (type === 'RATE_LIMITED') return new SourceError('rate_limited', text);
  if (type === 'NOT_FOUND') return new SourceError('not_found', text);
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') return new SourceError('unauthorized', text);
  return new SourceError('unexpected_answer', text);
}
