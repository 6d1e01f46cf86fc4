import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { perLanguage } from '#src/i18n/languages.ts';
import { providerReplies } from '#server/services/chat/provider.ts';
import { inOrder } from '#server/services/limits/limit.ts';
import { createLimits } from '#server/services/limits/limits.ts';
import { testServices } from '#server/test-services.ts';

export const secret = 'sk-very-secret-key';
export const prompt = 'THE PROMPT: speak of the portfolio only.';

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

async function listen(listener: RequestListener): Promise<RunningServer> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type ProviderHandler = (response: ServerResponse, body: ProviderBody, request: IncomingMessage) => void;

interface ProviderBody {
  model: string;
  messages: { role: string; content: string }[];
  stream: boolean;
  max_tokens: number;
  temperature: number;
}

export async function startProvider(handler: ProviderHandler) {
  const asked: { body: ProviderBody; authorization: string | undefined }[] = [];
  const server = await listen((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as ProviderBody;
      asked.push({ body, authorization: request.headers.authorization });
      handler(response, body, request);
    });
  });
  return { ...server, asked };
}

/** Starts our API in front of a provider on a real port. */
export async function startApi(
  providerUrl: string,
  options: { timeout?: number; perAddress?: number; perDay?: number; parallel?: number } = {},
) {
  const { timeout = 2000, perAddress = 1000, perDay = 1000, parallel = 20 } = options;
  const limits = createLimits();
  const services = testServices();
  const app = createApp({
    ...services,
    chat: {
      source: providerReplies({
        url: `${providerUrl}/v1/`,
        key: secret,
        model: 'test-model',
        timeout,
        prompt: perLanguage((language) => `${prompt} (${language})`),
        log: services.log,
      }),
      perAddress: limits.rate({ name: 'chat', points: perAddress, seconds: 600 }),
      shared: inOrder(limits.places(parallel), limits.rate({ name: 'day', points: perDay, seconds: 86_400 })),
    },
  });
  const server = await listen((request, response) => void getRequestListener(app.fetch)(request, response));
  return { ...server, log: services.log };
}

export function ask(url: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/api/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}

export const question = { messages: [{ role: 'user', content: 'Hola' }] };

export function chunk(content: string, finish: string | null = null): string {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', model: 'x', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
}

export function completion(content: string): string {
  return JSON.stringify({
    model: 'x',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  });
}
