import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { functionFile } from '#vite/static/function-settings.ts';
import { functionHosts } from '#vite/static/site-target.ts';
import { startProgram } from '#testing/start-program.ts';
import { startWorkerd, workerdNeeds } from '#checks/hosts/workerd.ts';
import { addDays } from '#src/lib/time/days.ts';
import { messageTo, startElsewhere, type Elsewhere } from './elsewhere.ts';
import { repository } from '#checks/repository.ts';

/** Cloudflare's header for the client address; the other hosts pass it beside the request. */
const visitorHeader = 'cf-connecting-ip';
/** Cloudflare's limit for free accounts, compressed. */
const mostMegabytes = 3;
const missing = workerdNeeds();
if (missing) process.stdout.write(`left out: ${missing}\n`);

let elsewhere: Elsewhere;
beforeAll(async () => void (elsewhere = await startElsewhere()));
afterAll(() => elsewhere.close());

/** The function in a process of its own. */
async function startFunction(host: string, folder: string, variables: Record<string, string>) {
  const { found, stop, output } = await startProgram(
    [process.execPath, '--import', 'tsx', `${repository}/checks/hosts/serve-function.ts`, host, folder],
    /(?<=^serving )\S+$/m,
    { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables } },
  );
  return { url: found, close: stop, output };
}

const hosts = functionHosts.filter((host) => host !== 'cloudflare' || !missing);
describe.each(hosts)('the API as a function of %s', (host) => {
  const folder = `dist-${host}`;
  const start = (variables: Record<string, string>) =>
    host === 'cloudflare' ? startWorkerd(folder, variables) : startFunction(host, folder, variables);
  let site: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    const args = [`${repository}/engine/firstlight.mjs`, 'static', '--api', host];
    const env = { ...process.env, CONTACT_DELIVERY: 'http' };
    const built = spawnSync(process.execPath, args, { encoding: 'utf8', env });
    expect(built.status, built.stderr).toBe(0);
    site = await start({
      CONTACT_DELIVERY: 'http',
      CONTACT_HTTP_URL: `${elsewhere.url}/emails`,
      CONTACT_HTTP_KEY: 'a-key',
      CONTACT_FROM: 'site@example.org',
      CONTACT_RATE_LIMIT: '4',
      CONTRIBUTIONS_FORGEJO_USER: 'somebody',
      CONTRIBUTIONS_FORGEJO_URL: elsewhere.url,
    });
  });
  afterAll(() => (site as typeof site | undefined)?.close());

  test('is within the limit of a free account, if there is one', () => {
    const code = readFileSync(`${folder}/${functionFile[host]}`);
    const size = gzipSync(code).length / 1e6;
    process.stdout.write(`${host}: the function is ${size.toFixed(2)} MB compressed\n`);
    if (host !== 'cloudflare') return;
    expect(size).toBeLessThan(mostMegabytes);
    // Without Node, its modules must not be imported.
    expect(code.toString()).not.toMatch(/(from|import)\s*["'](node:|fs|net|tls)/);
  });

  test("answers health checks, with the site's headers", async () => {
    const reply = await fetch(`${site.url}api/health?deep`);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await reply.json()).toMatchObject({
      status: 'ok',
      parts: { contact: { configured: 'http', answers: true }, contributions: { configured: 'forgejo' } },
    });
    expect((await fetch(`${site.url}api/nothing`)).status).toBe(404);
  });

  test('sends messages to the mail service, and the limit is exact', async () => {
    const { mails } = elsewhere;
    mails.length = 0;
    const page = readFileSync(`${folder}/site/index.html`, 'utf8');
    expect(page).toContain('name="contact-delivery"');
    const sent = Array.from({ length: 12 }, (_, index) => messageTo(site.url, `Hola ${index}`, visitorHeader));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    expect(mails).toHaveLength(4);
    expect(mails[0]?.from).toContain('<site@example.org>');
    expect(mails[0]?.reply_to).toContain('<ana@example.org>');
  });

  test('fetches contributions once', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const range = `from=${addDays(today, -300)}&to=${today}`;
    const first = await fetch(`${site.url}api/contributions?${range}`);
    expect(await first.json()).toMatchObject({ totalContributions: 3 });
    const before = elsewhere.asked();
    expect((await fetch(`${site.url}api/contributions?${range}`)).status).toBe(200);
    expect(elsewhere.asked()).toBe(before);
  });

  test('answers the chat from the content', async () => {
    const reply = await fetch(`${site.url}api/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'How can I contact you?' }] }),
    });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('@');
  });

  test("works without the mail service's key, and says so", async () => {
    const other = await start({ CONTACT_DELIVERY: 'http', CONTACT_FROM: 'site@example.org' });
    onTestFinished(async () => void (await other.close()));
    expect((await fetch(`${other.url}api/health`)).status).toBe(200);
    expect((await messageTo(other.url, 'Hola', visitorHeader)).status).toBe(404);
    expect(other.output()).toContain('CONTACT_HTTP_KEY');
  });

  test('lists the settings that need Node in one line', async () => {
    const other = await start({ CONTACT_DELIVERY: 'smtp', CONTRIBUTIONS_GIT_REPOSITORIES: '/srv/code' });
    onTestFinished(async () => void (await other.close()));
    await fetch(`${other.url}api/health`);
    const lines = other.output().split('\n');
    const [line, ...more] = lines.filter((each) => each.includes('needs_node'));
    expect(line).toContain('CONTACT_DELIVERY=smtp, CONTRIBUTIONS_GIT_REPOSITORIES');
    expect(more).toEqual([]);
  });
});
