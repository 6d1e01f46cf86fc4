import { Agent, request } from 'node:http';

function contactBody(subject: string): string {
  return JSON.stringify({
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    subject,
    message: `Hola:\n\n${'Quisiera una web para mi taller. '.repeat(20)}\n\nAna`,
    agree: true,
    elapsed: 60_000,
    website: '',
  });
}

/** Posts one message; returns the status, or 0 if the connection broke. */
function postMessage(url: string, body: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const posting = request(`${url}/api/contact`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
    posting.once('error', () => resolve(0));
    posting.end(body);
  });
}

/** Posts messages over several connections at once; a broken connection is status 0. */
export async function postMany(
  url: string,
  {
    count,
    connections,
    onResult,
  }: { count: number; connections: number; onResult: (subject: string, status: number) => void },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const work = async () => {
    while (next < count) {
      const subject = `message ${next++}`;
      const status = await postMessage(url, contactBody(subject), agent);
      onResult(subject, status);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
}
