import { codeOfStatus, problemOf, readErrorCode } from '#src/contracts/api-error.ts';
import { chatDefaults, type ChatRequest, type WireMessage } from '#src/contracts/chat.ts';
import { readReply, type ReplyPiece } from '#src/contracts/chat-reply.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { ChatData } from './chat.loader.ts';
import type { Failure } from './conversation/conversation.ts';

interface Question {
  address: ChatData['address'];
  system: string;
  messages: WireMessage[];
  language: Language;
  signal: AbortSignal;
}

export class AskError extends Error {
  override name = 'AskError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`No reply: ${failure}.`);
    this.failure = failure;
  }
}

/** Longest wait for the next chunk, in milliseconds. */
const chunkTimeout = 60_000;

/**
 * Yields the reply in pieces, phrased by the browser's own language model if there is one and the owner allows it.
 * @throws {AskError}
 */
export async function* ask(request: Question): AsyncGenerator<ReplyPiece, void> {
  const mayPhrase = request.address.browserModel && 'LanguageModel' in globalThis;
  const model = mayPhrase ? await import('./browser-model/phrase.ts').catch(() => null) : null;
  yield* model ? model.phrased(sent(request), request) : sent(request);
}

/**
 * Sends a question to the configured address and yields the reply in pieces. Falls back to the in-browser assistant when
 * the host has no API.
 * @throws {AskError}
 */
async function* sent(request: Question): AsyncGenerator<ReplyPiece, void> {
  const { address, signal } = request;
  if (address.mode === 'browser') {
    yield* askHere(request);
    return;
  }
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), chunkTimeout);
  try {
    const response = await post(request, AbortSignal.any([signal, silence.signal]));
    if (response.ok) {
      for await (const piece of readReply(response)) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), chunkTimeout);
        yield piece;
      }
      return;
    }
    const code = await readErrorCode(response);
    if (address.mode === 'server' && code === null && isNoServer(response)) yield* askHere(request);
    else throw new AskError(problemOf(code ?? codeOfStatus(response.status)) === 'limited' ? 'busy' : 'failed');
  } catch (error) {
    throw error instanceof AskError ? error : failureNow();
  } finally {
    clearTimeout(timer);
  }
}

function post({ address, system, messages, language }: Question, signal: AbortSignal): Promise<Response> {
  const { base, token, model } = address;
  const body: ChatRequest = {
    ...chatDefaults,
    model,
    messages: [{ role: 'system', content: system }, ...messages],
    stream: true,
  };
  return fetch(`${base.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    signal,
  });
}

function isNoServer({ status, headers }: Response): boolean {
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  return [403, 404, 405, 501].includes(status) && !isJson;
}

async function* askHere({ messages, language, address }: Question): AsyncGenerator<ReplyPiece, void> {
  try {
    const { answerHere } = await import('./answer-here.ts');
    yield await answerHere(messages, language, address.browserModel);
  } catch {
    throw failureNow();
  }
}

function failureNow(): AskError {
  return new AskError(navigator.onLine ? 'failed' : 'offline');
}
