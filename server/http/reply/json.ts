import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { ApiErrorCode } from '#src/contracts/api-error.ts';
import type { AppEnv } from '#server/middleware/request-address.ts';
import { sameOrigin } from '#server/middleware/same-origin.ts';
import type { Limit } from '#server/services/limits/limit.ts';
import { ApiError } from './api-error.ts';

interface JsonOptions {
  /** `POST` takes a JSON body from pages of this site; `GET` takes the query, each name at most once. */
  method: 'GET' | 'POST';
  /** The most bytes that a body may have. */
  mostBytes?: number;
  /** Uses up one of the visitor's, before anything is read. */
  limit?: Limit;
  /** The code for what does not follow the schema. */
  invalid?: ApiErrorCode;
}

type Handler<Input> = (input: Input, context: Context<AppEnv>) => Response | Promise<Response>;

/**
 * One address of the API: what it takes is read once and checked by its schema, and the handler gets only that.
 * Another method, another type, too much, what is no JSON and what does not follow the schema are refused here.
 */
export function json<Schema extends v.GenericSchema>(
  schema: Schema,
  { method, mostBytes = 0, limit, invalid = 'bad_request' }: JsonOptions,
  handler: Handler<v.InferOutput<Schema>>,
): Hono<AppEnv> {
  const allowed = method === 'GET' ? 'GET, HEAD' : method;
  const app = new Hono<AppEnv>();
  if (method === 'POST') app.post('/', sameOrigin);
  return app
    .on(method, '/', async (context) => {
      await limit?.take(context.get('address'));
      const given = method === 'GET' ? readQuery(context.req.raw, invalid) : await readBody(context.req.raw, mostBytes);
      const parsed = v.safeParse(schema, given);
      if (!parsed.success) throw new ApiError(invalid, problems(parsed.issues));
      return handler(parsed.output, context);
    })
    .all('/', () => {
      throw new ApiError('method_not_allowed', `Only ${allowed} is answered here.`, { Allow: allowed });
    });
}

/** What is wrong, as `place: problem; …`, and no longer than a developer reads. */
function problems(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 10)
    .map((issue) => `${v.getDotPath(issue) ?? 'input'}: ${issue.message}`)
    .join('; ')
    .slice(0, 200);
}

function readQuery({ url }: Request, invalid: ApiErrorCode): Record<string, string> {
  const given = [...new URL(url).searchParams];
  if (new Set(given.map(([name]) => name)).size < given.length)
    throw new ApiError(invalid, 'Each parameter may be given once.');
  return Object.fromEntries(given);
}

async function readBody(request: Request, mostBytes: number): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type')?.trim() ?? ''))
    throw new ApiError('unsupported_media_type', 'The body must be application/json.');
  const text = await readText(request, mostBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad_request', 'The body is not JSON.');
  }
}

/** The body, given up as soon as it is known to be too much, also when its length was not announced. */
async function readText(request: Request, mostBytes: number): Promise<string> {
  const tooLarge = () => new ApiError('too_large', `The body may have ${mostBytes} bytes at most.`);
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  let size = 0;
  try {
    // What is left of it is for `readRest`, so it is not cancelled.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      size += chunk.length;
      if (size > mostBytes) throw tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    // Whoever leaves while sending is no fault of the server's, and must not fill its log with errors.
    throw error instanceof ApiError ? error : new ApiError('bad_request', 'The body did not arrive whole.');
  }
  return text + decoder.decode();
}
