import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#src/lib/time/days.ts';
import { severalNeed, startSeveral } from '#checks/hosts/several.ts';
import { messageTo, startElsewhere, type Elsewhere } from './elsewhere.ts';

const missing = severalNeed();
const isPossible = missing === undefined;
if (missing) process.stdout.write(`left out: ${missing}\n`);

let several: Awaited<ReturnType<typeof startSeveral>>;
let elsewhere: Elsewhere;

beforeAll(async () => {
  if (!isPossible) return;
  elsewhere = await startElsewhere();
  several = await startSeveral(3, {
    CONTACT_RATE_LIMIT: '7',
    CONTRIBUTIONS_FORGEJO_USER: 'somebody',
    CONTRIBUTIONS_FORGEJO_URL: elsewhere.url,
  });
});

afterAll(async () => {
  if (!isPossible) return;
  await several.close();
  elsewhere.close();
});

test.runIf(isPossible)('a limit is exact across processes', async () => {
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => messageTo(several.url, `Mensaje ${index}`, 'X-Visitor')),
  );
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(7);
  expect(statuses.filter((status) => status === 429)).toHaveLength(23);
});

test.runIf(isPossible)('processes share fetched contributions', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const range = `from=${addDays(today, -300)}&to=${today}`;
  const { sites } = several;
  const [first] = sites;
  expect((await fetch(`${first?.url}/api/contributions?${range}`)).status).toBe(200);
  const before = elsewhere.asked();
  expect(before).toBeGreaterThan(0);
  for (const site of sites) expect((await fetch(`${site.url}/api/contributions?${range}`)).status).toBe(200);
  expect(elsewhere.asked()).toBe(before);
});

test.runIf(isPossible)('one process is killed under load and replaced, and no page fails', async () => {
  const pages = ['/', '/projects', '/en/novel', '/about', '/en/contact'];
  const statuses = new Map<number, number>();
  let isOver = false;
  const visitor = async () => {
    for (let index = 0; !isOver; index += 1) {
      const reply = await fetch(several.url + (pages[index % pages.length] ?? '/')).catch(() => null);
      await reply?.text().catch(() => undefined);
      statuses.set(reply?.status ?? 0, (statuses.get(reply?.status ?? 0) ?? 0) + 1);
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  const served = () => [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const more = async (count: number) => {
    const until = served() + count;
    while (served() < until) await wait(20);
  };
  await more(200);
  const [killed] = several.sites;
  if (!killed) throw new Error('no process');
  await several.kill(killed);
  await more(300);
  const added = await several.replace(killed);
  const asked = await fetch(`${added.url}/api/health`);
  expect(asked.status).toBe(200);
  await more(300);
  isOver = true;
  await Promise.all(visitors);
  expect([...statuses.keys()]).toEqual([200]);
});
