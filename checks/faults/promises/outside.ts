import type { RequestListener } from 'node:http';
import { smtpError, startMailServer } from '#server/services/contact/test-mail-server.ts';
import { freePort } from '#server/testing/redis-server.ts';
import { eventually, hold, type Fault } from '#checks/faults/fault.ts';
import { withClock } from '#checks/faults/means/preload.ts';
import { mails, message, post, question, withServer, withSite } from '#checks/faults/means/site.ts';

const good: RequestListener = (_request, response) => {
  const choices = [{ index: 0, message: { role: 'assistant', content: 'Hola' }, finish_reason: 'stop' }];
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ model: 'm', choices }));
};
/** Starts a reply and hangs. */
const silent: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
const mute: RequestListener = () => undefined;
const wrong: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>?</h1>');

/** Statuses that a page understands. On a busy machine an error may become a timeout. */
const isFailure = (status: number) => status === 502 || status === 504;

/** Failures of external services: the provider, contribution sources, the mail server. */
export const outsideFaults: readonly Fault[] = [
  {
    part: 'provider',
    promise: 'when slow, wrong or down, it costs a visitor one reply and blocks no place; once back, it is used again',
    async attempt() {
      const port = await freePort();
      let listener = silent;
      const provider: RequestListener = (request, response) => listener(request, response);
      const env = { CHAT_PROVIDER_URL: `http://127.0.0.1:${port}`, CHAT_TIMEOUT: '1', CHAT_PARALLEL: '2' };
      return withSite(env, async (site) => {
        const ask = async () => (await post(`${site.url}/api/chat/completions`, question)).status;
        await withServer(
          provider,
          async () => {
            // More often than there are places, so every place must be released.
            for (const slow of [silent, silent, silent, mute, mute, mute]) {
              listener = slow;
              const status = await ask();
              hold(status === 504, `a slow provider: ${status} instead of 504`);
            }
            listener = wrong;
            for (let round = 0; round < 3; round += 1)
              hold(isFailure(await ask()), 'a wrong answer is not reported as a failure');
          },
          port,
        );
        for (let round = 0; round < 3; round += 1)
          hold(isFailure(await ask()), 'an unreachable provider is not reported as a failure');
        listener = good;
        const isBack = async () => (await ask()) === 200;
        await withServer(provider, () => eventually(isBack, 20_000, 'used again once it is back'), port);
        return 'hanging before and during the reply, wrong, down (three times each), then back';
      });
    },
  },
  {
    part: 'contributions',
    promise:
      'the last good answer is shown while the source is slow, wrong or down, even after a restart; without one the page says so',
    async attempt() {
      const today = new Date().toISOString().slice(0, 10);
      const query = `/api/contributions?from=${today}&to=${today}`;
      const port = await freePort();
      const settings = {
        CONTRIBUTIONS_GITLAB_USER: 'ana',
        CONTRIBUTIONS_GITLAB_URL: `http://127.0.0.1:${port}`,
        CONTRIBUTIONS_TIMEOUT: '1',
      };
      const calendar: RequestListener = (_request, response) => void response.end(JSON.stringify({ [today]: 3 }));
      const hour = 3_600_000;
      // Values are stale after an hour, so each request is two hours later.
      return withClock([2 * hour, 4 * hour, 6 * hour], (clock) =>
        withSite({ ...settings, ...clock }, async (site) => {
          const look = async () => (await fetch(site.url + query)).status;
          const during = (listener: RequestListener) => withServer(listener, look, port);
          const without = [await look(), await during(silent), await during(wrong)];
          hold(without.every(isFailure), `without any answer: ${without.join()}`);
          const isShown = async () => (await look()) === 200;
          await withServer(calendar, () => eventually(isShown, 20_000, 'a working source is used'), port);
          const failures = () => site.output().split('"event":"contributions_failed"').length - 1;
          const states: [string, (work: () => Promise<void>) => Promise<void>][] = [
            ['slow', (work) => withServer(silent, work, port)],
            ['wrong', (work) => withServer(wrong, work, port)],
            ['gone', (work) => work()],
          ];
          for (const [state, during] of states) {
            const before = failures();
            site.process.kill('SIGUSR2');
            await new Promise((over) => setTimeout(over, 100));
            await during(async () => {
              const isTold = async () => {
                hold((await look()) === 200, `the source is ${state} and its last answer is not shown`);
                return failures() > before;
              };
              await eventually(isTold, 40_000, `the log says that the source is ${state}`);
            });
          }
          const next = await withSite(
            { ...settings, DATA_DIR: site.folder },
            async (again) => (await fetch(again.url + query)).status,
          );
          hold(next === 200, `after a restart: ${next}`);
          return 'down, slow, wrong, working; two hours later slow, wrong and down again, restarted';
        }),
      );
    },
  },
  {
    part: 'mail server',
    promise: 'a message accepted while it is down is sent later; one that it refuses stays in the inbox',
    async attempt() {
      const port = await freePort();
      const env = {
        CONTACT_DELIVERY: 'smtp',
        CONTACT_SMTP_URL: `smtp://127.0.0.1:${port}`,
        CONTACT_SMTP_INSECURE: 'true',
        CONTACT_TO: 'o@example.com',
      };
      return withSite(env, async (site) => {
        const count = (folder: string) => mails(`${site.folder}/${folder}`).length;
        const send = async (subject: string) =>
          hold((await post(`${site.url}/api/contact`, message(subject))).status === 202, 'a message was not accepted');
        const refusing = await startMailServer(
          { onRcptTo: (_address, _session, done) => done(smtpError(550, 'from ana@example.com? never')) },
          port,
        );
        try {
          await send('uno');
          await eventually(() => count('inbox') === 1 && count('outbox') === 0, 40_000, 'a refused message is kept');
        } finally {
          await refusing.close();
        }
        await send('dos');
        hold(count('outbox') === 1, 'it is not in the outbox');
        const server = await startMailServer({}, port);
        try {
          await eventually(() => server.mails.length === 1, 40_000, 'sent after the mail server came back');
          await eventually(() => count('outbox') === 0, 5_000, 'the outbox is empty');
        } finally {
          await server.close();
        }
        hold(!/ana@example\.com/.test(site.output()), "the visitor's address is in the log");
        return 'refused and kept; accepted while down, sent later';
      });
    },
  },
];
