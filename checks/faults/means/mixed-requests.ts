import { readdirSync } from 'node:fs';
import type { Agent, RequestOptions } from 'node:http';
import { message, question } from './site.ts';
import { keepingAgent, loopbackAddresses, visit } from './visitors.ts';

type Asked = [path: string, options?: RequestOptions, body?: string];

const json = { 'Content-Type': 'application/json' };
const get = (path: string, headers: Record<string, string> = {}): Asked => [path, { headers }];
const postJson = (path: string, body: unknown, headers: Record<string, string> = json): Asked => [
  path,
  { method: 'POST', headers },
  typeof body === 'string' ? body : JSON.stringify(body),
];

const asset = `/assets/${readdirSync('dist/client/assets').find((file) => file.endsWith('.js')) ?? ''}`;
const day = (index: number) => `2026-01-${String(1 + (index % 28)).padStart(2, '0')}`;

const frequent: ((index: number) => Asked)[] = [
  () => get('/', { 'Accept-Encoding': 'br' }),
  () => get('/en/about', { 'Accept-Encoding': 'gzip' }),
  () => get('/projects', { 'If-None-Match': '*' }),
  (index) => get(`/nothing/${index}?q=${index}`),
  (index) => get(`/projects/?q=${index}`),
  () => get(asset, { 'Accept-Encoding': 'br', Range: 'bytes=0-99' }),
  (index) => get('/', { 'Accept-Encoding': `br;q=0.${index}`, 'If-None-Match': `"${index}"` }),
  () => get('/files/nimbus-app.apk', { Range: 'bytes=0-99' }),
  () => get('/api/health'),
  (index) => get(`/api/nothing/${index}`),
  (index) => get(`/api/contributions?from=${index}&to=x`),
  () => ['/', { method: 'DELETE' }],
  (index) => postJson('/api/contact', { name: index }),
  (index) => postJson('/api/contact', `{"x": ${index}`),
  () => postJson('/api/contact', 'x', { 'Content-Type': 'text/plain' }),
  () => postJson('/api/contact', {}, { ...json, Origin: 'https://elsewhere.example' }),
  (index) => get('/', { 'X-Forwarded-For': `198.51.100.${index % 256}`, Cookie: `a=${index}` }),
];

/** Requests that take CPU time or disk access. */
const rare: ((index: number) => Asked)[] = [
  () => postJson('/api/chat/completions', question),
  (index) => postJson('/api/chat/completions', { ...question, stream: index % 2 === 0 }),
  (index) => postJson('/api/contact', message(`message ${index}`)),
  (index) => postJson('/api/contact', { ...message(`junk ${index}`), website: 'x' }),
  () => postJson('/api/contact', 'x'.repeat(60_000)),
  (index) => get(`/api/contributions?from=${day(index)}&to=${day(index)}`),
  () => get('/api/health?deep'),
  // Announces more than it sends, then disconnects.
  () => ['/api/contact', { method: 'POST', headers: { ...json, 'Content-Length': 500 }, timeout: 50 }, 'x'],
];

const every = 50;
const connections = 64;
const agents: Agent[] = [];

function requestOf(index: number): Asked {
  const [kinds, nth] = index % every === 0 ? [rare, index / every] : [frequent, index];
  return kinds[nth % kinds.length]?.(index) ?? ['/'];
}

/** Sends the requests with these numbers from several addresses, and counts the results. */
export async function mixedRequests(
  url: string,
  first: number,
  end: number,
  statuses: Map<number, number>,
): Promise<void> {
  if (agents.length === 0)
    for (const address of await loopbackAddresses(4)) agents.push(keepingAgent(address, connections / 4));
  let next = first;
  const work = async () => {
    while (next < end) {
      const index = next++;
      const [path, options, body] = requestOf(index);
      const agent = agents[index % agents.length];
      const { status } = await visit(url + path, { ...options, ...(agent ? { agent } : {}) }, body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
}
