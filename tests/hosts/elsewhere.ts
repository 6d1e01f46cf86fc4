import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Mail {
  from: string;
  reply_to: string;
}

/** A mail service (at `/emails`) and a forge, as they are elsewhere. */
export interface Elsewhere {
  url: string;
  mails: Mail[];
  /** How often the forge was asked. */
  asked(): number;
  close(): void;
}

/** Starts them on this machine. */
export async function startElsewhere(): Promise<Elsewhere> {
  const mails: Mail[] = [];
  let asked = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      if (request.url === '/emails') {
        mails.push(JSON.parse(Buffer.concat(chunks).toString()) as Mail);
        return response.end('{"id":"1"}');
      }
      asked += 1;
      response.end(JSON.stringify([{ timestamp: Math.floor(Date.now() / 1000) - 86_400, contributions: 3 }]));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, mails, asked: () => asked, close };
}

/** A visitor's message to `/api/contact`; the header by which the host tells who it is from. */
export function messageTo(site: string, subject: string, visitorHeader: string): Promise<Response> {
  return fetch(new URL('/api/contact', site), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [visitorHeader]: '203.0.113.9' },
    body: JSON.stringify({
      name: 'Ana',
      email: 'ana@example.com',
      subject,
      message: 'Hola',
      agree: true,
      elapsed: 60_000,
    }),
  });
}
