import * as v from 'valibot';
import { EventTooLongError, readEvents, readTexts } from '#src/lib/server-sent-events.ts';
import { chatSizes, completionChunkSchema, completionSchema, type ReplyExtras } from './chat.ts';

/** `format`: not the expected format; `empty`: no text; `cut`: ended too early. */
export type ReplyProblem = 'format' | 'empty' | 'cut';

export class ReplyError extends Error {
  override name = 'ReplyError';
  readonly problem: ReplyProblem;

  constructor(problem: ReplyProblem) {
    super(`The reply cannot be used: ${problem}.`);
    this.problem = problem;
  }
}

/** A piece of a reply, in order; `model` is its author, if known. */
export interface ReplyPiece {
  text: string;
  model?: string;
  /** Data from the site's own assistant; comes with the last piece. */
  site?: ReplyExtras;
}

const longestEvent = 256 * 1024;
const longestJson = 1024 * 1024;

/** Reads a reply in the OpenAI format, streamed or whole, up to `chatSizes.reply`; throws a {@link ReplyError}. */
export async function* readReply(response: Response): AsyncGenerator<ReplyPiece, void> {
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!response.body) throw new ReplyError('format');
  if (type === 'text/event-stream') yield* readStream(response.body);
  else if (type === 'application/json') yield await readWhole(response.body);
  else {
    await response.body.cancel().catch(() => undefined);
    throw new ReplyError('format');
  }
}

async function readWhole(body: ReadableStream<Uint8Array>): Promise<ReplyPiece> {
  const parsed = v.safeParse(completionSchema, parseJson(await readText(body, longestJson)));
  if (!parsed.success) throw new ReplyError('format');
  const text = (parsed.output.choices[0]?.message.content ?? '').slice(0, chatSizes.reply);
  if (text.trim() === '') throw new ReplyError('empty');
  return { text, model: parsed.output.model, site: parsed.output.site };
}

async function* readStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyPiece, void> {
  let length = 0;
  let hasText = false;
  let finished = false;
  try {
    for await (const events of readEvents(body, longestEvent)) {
      const piece = joinEvents(events);
      finished ||= piece.finished;
      const text = piece.text.slice(0, chatSizes.reply - length);
      length += text.length;
      hasText ||= text.trim() !== '';
      if (text || piece.model || piece.site) yield { text, model: piece.model, site: piece.site };
      if (piece.broken) throw new ReplyError('format');
      if (piece.ended || length >= chatSizes.reply) {
        finished = true;
        break;
      }
    }
  } catch (error) {
    if (error instanceof EventTooLongError) throw new ReplyError('format');
    throw error;
  }
  if (!finished) throw new ReplyError(hasText ? 'cut' : 'empty');
  if (!hasText) throw new ReplyError('empty');
}

/** Combines events. `finished`: the text is complete; `ended`: nothing more will come; `broken`: an error followed. */
function joinEvents(events: readonly string[]): ReplyPiece & { finished: boolean; ended: boolean; broken: boolean } {
  const joined: ReturnType<typeof joinEvents> = { text: '', finished: false, ended: false, broken: false };
  for (const event of events) {
    if (event === '[DONE]') return { ...joined, finished: true, ended: true };
    const parsed = v.safeParse(completionChunkSchema, parseJson(event));
    if (!parsed.success) return { ...joined, broken: true };
    const [choice] = parsed.output.choices;
    const text = choice?.delta?.content ?? '';
    joined.text = parsed.output.site?.replaces ? text : joined.text + text;
    joined.model = parsed.output.model ?? joined.model;
    joined.site ??= parsed.output.site;
    if (choice?.finish_reason) joined.finished = true;
  }
  return joined;
}

async function readText(body: ReadableStream<Uint8Array>, most: number): Promise<string> {
  let text = '';
  for await (const piece of readTexts(body)) {
    text += piece;
    if (text.length > most) throw new ReplyError('format');
  }
  return text;
}

/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
