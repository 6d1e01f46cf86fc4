import { chatDefaults, type WireMessage } from '#src/contracts/chat.ts';
import { readReply, type ReplyPiece } from '#src/contracts/chat-reply.ts';
import type { Localized } from '#src/i18n/languages.ts';
import { abortAfter, failureCode, outgoing } from '../outgoing.ts';
import { ServiceError } from '../service-error.ts';
import type { Environment } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import type { Question, ReplySource } from './reply-source.ts';

export interface ProviderOptions {
  env: Pick<Environment, 'CHAT_PROVIDER_KEY' | 'CHAT_MODEL' | 'CHAT_TIMEOUT'>;
  url: string;
  prompt: Localized;
  /** The facts closest to a question; they go first in the prompt. */
  nearest?: (question: Question) => Promise<string[]>;
  log: Log;
}

/** Failures before a connection was made. The provider cannot have received the request, so it may be sent again. */
const connectFailures = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** The provider's base address; undefined when none is configured. A key alone means OpenAI. */
export function providerBase({
  CHAT_PROVIDER_URL: url,
  CHAT_PROVIDER_KEY: key,
}: Pick<Environment, 'CHAT_PROVIDER_URL' | 'CHAT_PROVIDER_KEY'>): string | undefined {
  return url ?? (key ? 'https://api.openai.com/v1' : undefined);
}

/** Replies of an OpenAI-compatible provider. Only a status or error code is logged, never text. */
export function providerReplies(options: ProviderOptions): ReplySource {
  const { env, log } = options;

  return {
    model: env.CHAT_MODEL,
    async reply(question) {
      const limit = abortAfter(env.CHAT_TIMEOUT * 1000);
      const failure = (error: unknown) => {
        if (error instanceof ServiceError) return error;
        if (limit.aborted) {
          log.warn('chat_provider_timeout');
          return new ServiceError('provider_timeout');
        }
        if (!question.signal.aborted) log.warn('chat_provider_failed', { code: failureCode(error) });
        return new ServiceError('provider_failed');
      };
      try {
        const response = await send(options, question, [question.signal, limit]);
        if (!response.ok) throw await refusal(response, log);
        return guarded(readReply(response), failure);
      } catch (error) {
        throw failure(error);
      }
    },
  };
}

/** Inserts the facts before the prompt's first section. */
function withFirst(prompt: string, facts: readonly string[]): string {
  if (facts.length === 0) return prompt;
  const list = facts.map((fact) => `- ${fact}`).join('\n');
  return prompt.replace('\n\n# ', () => `\n\n# Nearest to the question\n${list}\n\n# `);
}

async function send(options: ProviderOptions, question: Question, signals: AbortSignal[]): Promise<Response> {
  const { url, prompt, nearest } = options;
  const { CHAT_PROVIDER_KEY: key, CHAT_MODEL: model } = options.env;
  const content = withFirst(prompt[question.language], (await nearest?.(question)) ?? []);
  const messages: WireMessage[] = [{ role: 'system', content }, ...question.conversation];
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: question.stream ? 'text/event-stream' : 'application/json',
      // Local servers need none.
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({ ...chatDefaults, model, messages, stream: question.stream }),
    signals,
    // A redirect would carry the key to another host. Not every platform supports `error`.
    redirect: 'manual' as const,
  };
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  try {
    return await outgoing(address, request);
  } catch (error) {
    if (!connectFailures.includes(failureCode(error))) throw error;
    return outgoing(address, request);
  }
}

async function refusal(response: Response, log: Log): Promise<ServiceError> {
  await response.body?.cancel().catch(() => undefined);
  log.warn('chat_provider_refused', { status: response.status });
  if (response.status !== 429) return new ServiceError('provider_failed');
  const wait = Number(response.headers.get('retry-after'));
  const seconds = Number.isFinite(wait) && wait >= 1 && wait <= 86_400 ? Math.ceil(wait) : 60;
  return new ServiceError('provider_busy', { retryAfter: seconds });
}

async function* guarded(pieces: AsyncIterable<ReplyPiece>, failure: (error: unknown) => ServiceError) {
  try {
    yield* pieces;
  } catch (error) {
    throw failure(error);
  }
}
