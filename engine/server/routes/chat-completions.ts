import type { Hono } from 'hono';
import type { Turn } from '#src/assistant/types.ts';
import { chatSizes, chatRequestSchema } from '#src/contracts/chat.ts';
import { languageNamed } from '#src/i18n/languages.ts';
import { json } from '#server/http/reply/json.ts';
import type { AppEnv } from '#server/middleware/request-address.ts';
import type { ReplySource } from '#server/services/chat/reply-source.ts';
import type { Limit } from '#server/services/limits/limit.ts';
import { streamedReply, wholeReply } from './chat-wire.ts';

export interface ChatServices {
  source: ReplySource;
  perAddress: Limit;
  /** Bounds a provider's cost and load: a global limit, and each address's share. */
  shared: Limit;
}

/** `POST /api/chat/completions`: one reply in the OpenAI format, streamed on request. */
export function chatRoutes({ source, perAddress, shared }: ChatServices): Hono<AppEnv> {
  const options = {
    method: 'POST',
    mostBytes: chatSizes.bodyBytes,
    limit: perAddress,
    invalid: 'invalid_message',
  } as const;
  return json(chatRequestSchema, options, async ({ messages, stream }, context) => {
    // Clients cannot set the system prompt.
    const conversation = messages.filter((message): message is Turn => message.role !== 'system');
    const [, first] = /^\s*([a-z]+)/i.exec(context.req.header('accept-language') ?? '') ?? [];
    const language = languageNamed(first?.toLowerCase());
    const { signal } = context.req.raw;
    const leave = await shared.take(context.get('address'));
    try {
      const pieces = await source.reply({ conversation, language, stream, signal });
      if (stream) return streamedReply(pieces, source.model, leave);
      const reply = await wholeReply(pieces, source.model);
      leave();
      return reply;
    } catch (error) {
      leave();
      throw error;
    }
  });
}
