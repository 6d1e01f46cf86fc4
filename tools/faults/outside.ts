import type { RequestListener } from 'node:http';
import { startMailServer } from '#server/services/contact/test-mail-server.ts';
import { freePort } from '#server/testing/redis-server.ts';
import { eventually, hold, type Fault } from './fault.ts';
import { mails, message, post, question, withServer, withSite } from './site.ts';

const good: RequestListener = (_request, response) => {
  const choices = [{ index: 0, message: { role: 'assistant', content: 'Hola' }, finish_reason: 'stop' }];
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ model: 'm', choices }));
};
const silent: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
const wrong: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>?</h1>');

/** Faults of those whom the server asks: the provider, the source of contributions, the mail server. */
export const outsideFaults: readonly Fault[] = [
  {
    part: 'provider',
    promise: 'slow, wrong or gone costs a visitor one reply, nobody a place; once it is back it is used again',
    async attempt() {
      let listener = silent;
      return withServer(
        (request, response) => listener(request, response),
        (url) =>
          withSite({ CHAT_PROVIDER_URL: url, CHAT_TIMEOUT: '1', CHAT_PARALLEL: '2' }, async (site) => {
            const ask = () => post(`${site.url}/api/chat/completions`, question);
            const seen: number[] = [];
            // More often than there are places: each must have come back.
            for (let round = 0; round < 4; round += 1) seen.push((await ask()).status);
            hold(
              seen.every((status) => status === 504),
              `a silent provider: ${seen.join(' ')} instead of 504`,
            );
            listener = wrong;
            hold((await ask()).status === 502, 'a wrong answer is not 502');
            listener = good;
            hold((await ask()).status === 200, 'not used again once it is well');
            return '4 silent replies, a wrong one, then a good one';
          }),
      );
    },
  },
  {
    part: 'contributions',
    promise: 'the last good answer is shown while the source is gone, over a restart too; without one the page says so',
    async attempt() {
      const today = new Date().toISOString().slice(0, 10);
      const query = `/api/contributions?from=${today}&to=${today}`;
      const port = await freePort();
      const env = {
        CONTRIBUTIONS_GITLAB_USER: 'ana',
        CONTRIBUTIONS_GITLAB_URL: `http://127.0.0.1:${port}`,
        CONTRIBUTIONS_TIMEOUT: '1',
      };
      const calendar: RequestListener = (_request, response) => void response.end(JSON.stringify({ [today]: 3 }));
      await withSite(env, async (site) => {
        const before = await fetch(site.url + query);
        hold(before.status >= 500, `without any answer the status is ${before.status}`);
      });
      await withSite(env, async (site) => {
        await withServer(
          calendar,
          async () => {
            hold((await fetch(site.url + query)).status === 200, 'the source is well and not used');
          },
          port,
        );
        const gone = await fetch(site.url + query);
        hold(gone.status === 200, `once the source is gone: ${gone.status}`);
        const next = await withSite(
          { ...env, DATA_DIR: site.folder },
          async (again) => (await fetch(again.url + query)).status,
        );
        hold(next === 200, `after a restart: ${next}`);
      });
      return 'gone, well, gone again, restarted';
    },
  },
  {
    part: 'mail server',
    promise: 'a message taken while it is gone is sent once it is back',
    async attempt() {
      const port = await freePort();
      const env = {
        CONTACT_DELIVERY: 'smtp',
        CONTACT_SMTP_URL: `smtp://127.0.0.1:${port}`,
        CONTACT_SMTP_INSECURE: 'true',
        CONTACT_TO: 'o@example.com',
      };
      return withSite(env, async (site) => {
        hold((await post(`${site.url}/api/contact`, message('uno'))).status === 202, 'the message was not taken');
        hold(mails(`${site.folder}/outbox`).length === 1, 'it is not in the outbox');
        const server = await startMailServer({}, port);
        try {
          await eventually(() => server.mails.length === 1, 40_000, 'sent after the mail server came back');
          await eventually(() => mails(`${site.folder}/outbox`).length === 0, 5_000, 'the outbox is empty');
        } finally {
          await server.close();
        }
        return 'taken while gone, sent once back';
      });
    },
  },
];
