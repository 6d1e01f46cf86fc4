import type { Hono } from 'hono';
import { chatSizes, chatRequestSchema } from '#src/contracts/chat.ts';
import { languageNamed, type Language } from '#src/i18n/languages.ts';
import { json } from '#server/http/reply/json.ts';
import type { AppEnv } from '#server/middleware/request-address.ts';
import type { ReplySource, Turn } from '#server/services/chat/reply-source.ts';
import type { Limit } from '#server/services/limits/limit.ts';
import { streamedReply, wholeReply } from './chat-wire.ts';

export interface ChatServices {
  /** Who answers: the assistant, or a provider's model. */
  source: ReplySource;
  /** Questions from one visitor's address. */
  perAddress: Limit;
  /** What keeps a provider's bill and load bounded: replies of everybody together, and each address's part of them. */
  shared: Limit;
}

/** `POST /api/chat/completions`: one reply, in the OpenAI format, streamed when asked to be. */
export function chatRoutes({ source, perAddress, shared }: ChatServices): Hono<AppEnv> {
  const options = {
    method: 'POST',
    mostBytes: chatSizes.bodyBytes,
    limit: perAddress,
    invalid: 'invalid_message',
  } as const;
  return json(chatRequestSchema, options, async ({ messages, stream }, context) => {
    // Who the assistant is stays the server's to say.
    const conversation = messages.filter((message): message is Turn => message.role !== 'system');
    const language = pageLanguage(context.req.header('accept-language'));
    const { signal } = context.req.raw;
    const leave = await shared.take(context.get('address'));
    try {
      const pieces = await source.reply({ conversation, language, stream, signal });
      if (stream) return streamedReply(pieces, source.model, leave);
      return await wholeReply(pieces, source.model, leave);
    } catch (error) {
      leave();
      throw error;
    }
  });
}

/** The page sends its own language first. */
function pageLanguage(header: string | undefined): Language {
  return languageNamed(/^\s*([a-z]+)/i.exec(header ?? '')?.[1]?.toLowerCase());
}
