import * as v from 'valibot';
import type { DayRange, Level } from '#src/contracts/contributions.ts';
import { addDays } from '#src/lib/time/days.ts';
import { borrowedLevel } from '#server/services/contributions/days/levels.ts';
import { SourceError, type ContributionSource, type Day } from './source.ts';
import { fetchJson } from './upstream.ts';

/** GitHub refuses ranges of more than a year, so earlier days need a second collection. */
const longestCollection = 365;

export const contributionsQuery = `
  query Contributions(
    $login: String!, $from: DateTime!, $to: DateTime!,
    $earlierFrom: DateTime!, $earlierTo: DateTime!, $withEarlier: Boolean!
  ) {
    user(login: $login) {
      year: contributionsCollection(from: $from, to: $to) { ...Calendar }
      earlier: contributionsCollection(from: $earlierFrom, to: $earlierTo) @include(if: $withEarlier) { ...Calendar }
    }
  }
  fragment Calendar on ContributionsCollection {
    contributionCalendar { weeks { contributionDays { date contributionCount contributionLevel } } }
  }
`;

const levelNames = ['NONE', 'FIRST_QUARTILE', 'SECOND_QUARTILE', 'THIRD_QUARTILE', 'FOURTH_QUARTILE'] as const;

const calendarSchema = v.object({
  contributionCalendar: v.object({
    weeks: v.array(
      v.object({
        contributionDays: v.array(
          v.object({ date: v.string(), contributionCount: v.number(), contributionLevel: v.picklist(levelNames) }),
        ),
      }),
    ),
  }),
});

const replySchema = v.object({
  data: v.nullish(
    v.object({ user: v.nullable(v.object({ year: calendarSchema, earlier: v.optional(calendarSchema) })) }),
  ),
  errors: v.optional(v.array(v.object({ type: v.optional(v.string()), message: v.optional(v.string()) }))),
});

interface GithubOptions {
  user: string;
  token: string;
  api: string;
}

/** GitHub's calendar over its GraphQL API, with GitHub's levels. */
export function githubGraphqlSource({ user, token, api }: GithubOptions): ContributionSource {
  return {
    name: `github:${new URL(api).host}:${user}`,
    async fetch(range, signal) {
      const body = { query: contributionsQuery, variables: variables(user, range) };
      const answer = await fetchJson({
        url: new URL(api),
        signal,
        headers: { Authorization: `Bearer ${token}` },
        body,
      });
      const reply = v.safeParse(replySchema, answer);
      if (!reply.success) throw new SourceError('unexpected_answer', 'the reply is not a contribution calendar');
      const [error] = reply.output.errors ?? [];
      if (error) throw graphqlError(error);
      if (!reply.output.data?.user) throw new SourceError('not_found', 'there is no such user');
      const { year, earlier } = reply.output.data.user;
      const days = daysOf(year);
      if (days.length === 0) throw new SourceError('unexpected_answer', 'the calendar has no days');
      // A few days have no useful levels of their own; they take those of the year.
      const before = earlier ? daysOf(earlier) : [];
      return [...before.map((day) => ({ ...day, level: borrowedLevel(days, day.count) })), ...days];
    },
  };
}

function variables(login: string, { from, to }: DayRange) {
  const yearFrom = addDays(to, 1 - longestCollection);
  const withEarlier = from < yearFrom;
  const last = withEarlier ? yearFrom : from;
  const start = (day: string) => `${day}T00:00:00Z`;
  const end = (day: string) => `${day}T23:59:59Z`;
  return {
    login,
    from: start(last),
    to: end(to),
    earlierFrom: start(from),
    earlierTo: end(withEarlier ? addDays(yearFrom, -1) : from),
    withEarlier,
  };
}

function daysOf(calendar: v.InferOutput<typeof calendarSchema>): Day[] {
  return calendar.contributionCalendar.weeks.flatMap(({ contributionDays }) =>
    contributionDays.map(({ date, contributionCount, contributionLevel }) => ({
      date,
      count: contributionCount,
      level: levelNames.indexOf(contributionLevel) as Level,
    })),
  );
}

function graphqlError({ type = '', message = '' }: { type?: string; message?: string }): SourceError {
  const text = `GitHub says: ${type} ${message}`.slice(0, 300);
  if (type === 'RATE_LIMITED') return new SourceError('rate_limited', text);
  if (type === 'NOT_FOUND') return new SourceError('not_found', text);
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') return new SourceError('unauthorized', text);
  return new SourceError('unexpected_answer', text);
}
