import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { repository } from '#checks/repository.ts';

export interface ContactServer {
  url: string;
  process: ChildProcess;
  /** Kills the process, like a power cut. */
  kill: () => Promise<void>;
}

/** Starts `server.ts` in its own process; `prefix` may pin it to a core. */
export async function startContactServer(env: Record<string, string>, prefix: string[] = []): Promise<ContactServer> {
  const [command = '', ...rest] = [
    ...prefix,
    process.execPath,
    '--import',
    'tsx',
    `${repository}/checks/contact/server.ts`,
  ];
  const child = spawn(command, rest, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    url,
    process: child,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

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

export async function postMany(
  url: string,
  {
    count,
    connections,
    onResult,
  }: { count: number; connections: number; onResult?: (subject: string, status: number) => void },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const work = async () => {
    while (next < count) {
      const subject = `message ${next++}`;
      const status = await postMessage(url, contactBody(subject), agent);
      onResult?.(subject, status);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
}
