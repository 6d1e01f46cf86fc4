import { codeOfStatus, problemOf, readErrorCode } from '#src/contracts/api-error.ts';
import { chatDefaults, type ChatRequest, type WireMessage } from '#src/contracts/chat.ts';
import { readReply, type ReplyPiece } from '#src/contracts/chat-reply.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { ChatAddress } from './chat-data.ts';
import type { Failure } from './conversation/conversation.ts';

interface Question {
  address: ChatAddress;
  system: string;
  messages: WireMessage[];
  language: Language;
  signal: AbortSignal;
}

/** A reply that failed in a way the visitor is told apart. */
export class AskError extends Error {
  override name = 'AskError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`No reply: ${failure}.`);
    this.failure = failure;
  }
}

/** Milliseconds in which something must arrive, over and over. */
const patience = 60_000;

/**
 * Asks the configured address and yields the reply as it comes. A site without a server of its own (its host says that
 * there is no such address) is answered by this browser, from the site's content.
 * @throws {AskError}
 */
export async function* ask(request: Question): AsyncGenerator<ReplyPiece, void> {
  const { address, signal } = request;
  if (address.mode === 'browser') {
    yield* askHere(request);
    return;
  }
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), patience);
  try {
    const response = await post(request, AbortSignal.any([signal, silence.signal]));
    if (response.ok) {
      for await (const piece of readReply(response)) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), patience);
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

/** What a host of plain files says to an address or a method that it does not know. */
function isNoServer({ status, headers }: Response): boolean {
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  return [403, 404, 405, 501].includes(status) && !isJson;
}

async function* askHere({ messages, language }: Question): AsyncGenerator<ReplyPiece, void> {
  try {
    const { answerHere } = await import('./answer-here.ts');
    yield await answerHere(messages, language);
  } catch {
    throw failureNow();
  }
}

/** A connection that the browser knows to be gone is told as such. */
function failureNow(): AskError {
  return new AskError(navigator.onLine ? 'failed' : 'offline');
}
