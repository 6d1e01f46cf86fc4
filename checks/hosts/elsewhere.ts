import { json } from 'node:stream/consumers';
import { contactMessage } from '#testing/contact-message.ts';
import { listen } from '#testing/listen.ts';

interface Mail {
  from: string;
  reply_to: string;
}

/** A fake mail service (at `/emails`) and a fake forge. */
export interface Elsewhere {
  url: string;
  mails: Mail[];
  asked(): number;
  close(): Promise<void>;
}

export async function startElsewhere(): Promise<Elsewhere> {
  const mails: Mail[] = [];
  let asked = 0;
  const { url, close } = await listen(async (request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    if (request.url === '/emails') {
      mails.push((await json(request)) as Mail);
      return response.end('{"id":"1"}');
    }
    asked += 1;
    response.end(JSON.stringify([{ timestamp: Math.floor(Date.now() / 1000) - 86_400, contributions: 3 }]));
  });
  return { url, mails, asked: () => asked, close };
}

/** Posts a visitor's message; `visitorHeader` is the header in which the host sends the client address. */
export function messageTo(site: string, subject: string, visitorHeader: string): Promise<Response> {
  return fetch(new URL('/api/contact', site), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [visitorHeader]: '203.0.113.9' },
    body: JSON.stringify({ ...contactMessage, subject }),
  });
}
