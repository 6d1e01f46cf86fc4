import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { perLanguage } from '#src/i18n/languages.ts';
import { providerReplies } from '#server/services/chat/provider.ts';
import { places, unlimited } from '#server/services/limits/limit.ts';
import { testServices } from '#server/test-services.ts';
import { serve } from '#testing/serve.ts';

export const secret = 'sk-very-secret-key';
export const prompt = 'THE PROMPT: speak of the portfolio only.';

export type ProviderHandler = (response: ServerResponse, body: ProviderBody) => void;

interface ProviderBody extends Record<'max_tokens' | 'temperature', number> {
  model: string;
  messages: { role: string; content: string }[];
  stream: boolean;
}

export async function startProvider(handler: ProviderHandler) {
  const asked: { body: ProviderBody; authorization: string | undefined }[] = [];
  const server = await serve(async (request, response) => {
    const body = (await json(request)) as ProviderBody;
    asked.push({ body, authorization: request.headers.authorization });
    handler(response, body);
  });
  return { ...server, asked };
}

/** Starts our API in front of a provider on a real port. */
export async function startApi(
  providerUrl: string,
  { timeout = 2000, parallel = 20 }: { timeout?: number; parallel?: number } = {},
) {
  const services = testServices();
  const app = createApp({
    ...services,
    chat: {
      source: providerReplies({
        url: `${providerUrl}/v1/`,
        env: { CHAT_PROVIDER_KEY: secret, CHAT_MODEL: 'test-model', CHAT_TIMEOUT: timeout / 1000 },
        prompt: perLanguage((language) => `${prompt} (${language})`),
        log: services.log,
      }),
      perAddress: unlimited,
      shared: places(parallel),
    },
  });
  const server = await serve((request, response) => void getRequestListener(app.fetch)(request, response));
  return { ...server, log: services.log };
}

export function ask(url: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return fetch(`${url}/api/chat/completions`, { ...asked, ...init });
}

export const question = { messages: [{ role: 'user', content: 'Hola' }] };

export function chunk(content: string, finish: string | null = null): string {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', model: 'x', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
}

export function completion(content: string): string {
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
  return JSON.stringify({ model: 'x', choices: [choice] });
}
