import * as v from 'valibot';
import { withoutControls } from '#src/lib/text.ts';

/** Sent by the browser and enforced by the server (`CHAT_MODEL` changes the model). */
export const chatDefaults = { model: 'gpt-3.5-turbo', max_tokens: 3000, temperature: 0.7 } as const;

/** Model name in replies of the site's own assistant. */
export const siteModel = 'site-index';

/** Model name of replies that the browser's own language model phrased. */
export const browserModel = 'browser-model';

/** The facts that the browser's model gets. */
export const factSizes = { most: 12, longest: 3000 } as const;

export const chatSizes = {
  bodyBytes: 64 * 1024,
  messages: 40,
  /** Characters a visitor can type. */
  question: 2000,
  /** Characters of one message in a request. */
  message: 20_000,
  /** Characters of a reply that are shown or forwarded; the rest is cut. */
  reply: 64 * 1024,
} as const;

const messageSchema = v.object({
  role: v.picklist(['system', 'user', 'assistant']),
  content: v.pipe(v.string(), v.maxLength(chatSizes.message), v.transform(withoutControls)),
});

export const chatRequestSchema = v.object({
  model: v.optional(v.pipe(v.string(), v.maxLength(200))),
  messages: v.pipe(
    v.array(messageSchema),
    v.minLength(1),
    v.maxLength(chatSizes.messages),
    v.check((messages) => messages.at(-1)?.role === 'user'),
    v.check((messages) => (messages.at(-1)?.content.trim() ?? '') !== ''),
  ),
  max_tokens: v.optional(v.number()),
  temperature: v.optional(v.number()),
  stream: v.optional(v.boolean(), false),
});

export type ChatRequest = v.InferInput<typeof chatRequestSchema>;
export type WireMessage = ChatRequest['messages'][number];

const fewTexts = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(20));

/** The site assistant's additions to the OpenAI format. Invalid values are dropped. */
export const replyExtrasSchema = v.object({
  /** Ids of the projects and works that the reply is about. */
  sources: v.optional(fewTexts, []),
  suggestions: v.optional(fewTexts),
  /** What the reply is from, for the browser's own language model. */
  grounds: v.optional(
    v.object({
      language: v.pipe(v.string(), v.maxLength(3)),
      facts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(factSizes.longest))), v.maxLength(factSizes.most)),
    }),
  ),
  /** This text replaces what came before: a provider's reply did not pass the check. */
  replaces: v.optional(v.boolean()),
});

export type ReplyExtras = v.InferOutput<typeof replyExtrasSchema>;

const site = v.fallback(v.optional(replyExtrasSchema), undefined);

/** The parts of a whole reply that are read. */
export const completionSchema = v.object({
  site,
  model: v.optional(v.string()),
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
});

/** The parts of a streamed event that are read. Some providers send events without choices or without content. */
export const completionChunkSchema = v.object({
  site,
  model: v.optional(v.string()),
  choices: v.array(
    v.object({
      delta: v.optional(v.object({ content: v.nullish(v.string()) })),
      finish_reason: v.nullish(v.string()),
    }),
  ),
});
