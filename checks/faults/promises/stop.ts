import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestListener } from 'node:http';
import { startMailServer } from '#server/services/contact/test-mail-server.ts';
import { eventually, hold, type Fault } from '#checks/faults/fault.ts';
import { endOf, mails, message, post, question, withServer, withSite } from '#checks/faults/means/site.ts';
import { keepingAgent, visit } from '#checks/faults/means/visitors.ts';

const client = 'dist/client';

/** The address of the site's largest file. */
function largestFile(): string {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/\.(br|gz|html)$/.test(file),
  );
  const sized = files.map((file) => ({ file, size: statSync(join(client, file)).size }));
  return `/${sized.sort((a, b) => b.size - a.size)[0]?.file ?? ''}`;
}

/** Streams one word at once and the last one two seconds later. */
const thoughtful: RequestListener = (request, response) => {
  request.resume();
  const say = (content: string, finish: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(say('uno'));
  setTimeout(() => response.end(`${say('dos', 'stop')}data: [DONE]\n\n`), 2_000);
};

export const stopFaults: readonly Fault[] = [
  {
    part: 'SIGTERM',
    promise: 'running replies finish, mails are kept, and the process exits within ten seconds',
    async attempt() {
      let asked = false;
      const silent = await startMailServer({ onMailFrom: () => void (asked = true) });
      const mail = {
        CONTACT_DELIVERY: 'smtp',
        CONTACT_SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
        CONTACT_SMTP_INSECURE: 'true',
        CONTACT_TO: 'o@example.com',
      };
      const attempt = (provider: string) =>
        withSite({ ...mail, CHAT_PROVIDER_URL: provider }, async (site) => {
          hold((await post(`${site.url}/api/contact`, message('uno'))).status === 202, 'the message was not accepted');
          await eventually(() => asked, 40_000, 'the mail is being sent');
          const chat = post(`${site.url}/api/chat/completions`, { ...question, stream: true });
          const file = site.url + largestFile();
          const files = await Promise.all(Array.from({ length: 40 }, () => fetch(file)));
          const ended = endOf(site.process);
          const pages = keepAsking(site.url);
          await new Promise((over) => setTimeout(over, 300));
          const started = performance.now();
          site.process.kill('SIGTERM');
          const sizes = await Promise.all(
            files.map(async (reply) => [
              (await reply.arrayBuffer()).byteLength,
              Number(reply.headers.get('content-length')),
            ]),
          );
          hold(
            sizes.every(([got, said]) => got === said),
            'a file was truncated',
          );
          const { text } = await chat;
          hold(/uno[^]*dos[^]*\[DONE\]/.test(text), `a chat reply was truncated: ${text.slice(-80)}`);
          const { whole, broken } = await pages;
          hold(broken.length === 0, `${broken.length} of ${whole + broken.length} pages were truncated: ${broken[0]}`);
          hold((await ended) === 0, 'it did not exit by itself');
          const seconds = (performance.now() - started) / 1000;
          hold(seconds < 10, `it took ${seconds.toFixed(1)} s`);
          hold(mails(join(site.folder, 'outbox')).length === 1, 'the mail in transit was not kept');
          return `${files.length} files, ${whole} pages, a chat reply and a mail in progress; exit after ${seconds.toFixed(1)} s`;
        });
      try {
        return await withServer(thoughtful, attempt);
      } finally {
        await silent.close();
      }
    },
  },
];

/** Visitors who send requests on keep-alive connections until no connection is accepted. */
async function keepAsking(url: string): Promise<{ whole: number; broken: string[] }> {
  const broken: string[] = [];
  let whole = 0;
  const visitor = async () => {
    const agent = keepingAgent('127.0.0.1', 1);
    for (;;) {
      const { status, broken: reason = '' } = await visit(url, { agent });
      if (reason === 'ECONNREFUSED') return agent.destroy();
      if (status === 200) whole += 1;
      else broken.push(reason || `status ${status}`);
      if (broken.length > 100) return agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  return { whole, broken };
}
