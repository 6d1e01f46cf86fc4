import { Hono } from 'hono';
import * as v from 'valibot';
import { chatLimits, chatRequestSchema } from '#src/contracts/chat.ts';
import type { Language } from '#src/i18n/languages.ts';
import { ApiError } from '#server/api-error.ts';
import { bodyLimit } from '#server/middleware/body-limit.ts';
import { rateLimit } from '#server/middleware/rate-limit.ts';
import type { AppEnv } from '#server/middleware/request-address.ts';
import { sameOrigin } from '#server/middleware/same-origin.ts';
import type { ProviderLimits } from '#server/services/chat/chat-limits.ts';
import { streamedReply, wholeReply } from '#server/services/chat/completion-reply.ts';
import type { Responder, Turn } from '#server/services/chat/responder.ts';
import type { Limiter } from '#server/services/limiter.ts';

export interface ChatServices {
  responder: Responder;
  /** Questions from one visitor's address. */
  perAddress: Limiter;
  limits: ProviderLimits;
}

/** `POST /api/chat/completions`: one reply of the assistant, in the OpenAI format, streamed when asked to be. */
export function chatRoutes({ responder, perAddress, limits }: ChatServices): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/', sameOrigin, rateLimit(perAddress), bodyLimit(chatLimits.bodyBytes), async (context) => {
      const { messages, stream } = await readRequest(context.req.raw);
      // Who the assistant is stays the server's to say.
      const conversation = messages.filter((message): message is Turn => message.role !== 'system');
      const language = pageLanguage(context.req.header('accept-language'));
      const { signal } = context.req.raw;
      const leave = await limits.enter();
      try {
        const pieces = await responder.reply({ conversation, language, stream, signal });
        if (stream) return streamedReply(pieces, responder.model, leave);
        return await wholeReply(pieces, responder.model, leave);
      } catch (error) {
        leave();
        throw error;
      }
    })
    .all('/', () => {
      throw new ApiError('method_not_allowed', 'Only POST is answered here.', { Allow: 'POST' });
    });
}

async function readRequest(request: Request): Promise<v.InferOutput<typeof chatRequestSchema>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new ApiError('unsupported_media_type', 'The body must be application/json.');
  const body = await request.json().catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    throw new ApiError('bad_request', 'The body must be JSON.');
  });
  const parsed = v.safeParse(chatRequestSchema, body);
  if (parsed.success) return parsed.output;
  const place = v.getDotPath(parsed.issues[0]) ?? 'body';
  throw new ApiError('invalid_message', `Not a chat request this server takes: ${place}.`);
}

/** The page sends its own language first. */
function pageLanguage(header: string | undefined): Language {
  return /^\s*en\b/i.test(header ?? '') ? 'en' : 'es';
}
