import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { ApiErrorCode } from '#src/contracts/api-error.ts';
import type { AppEnv } from '#server/middleware/request-address.ts';
import type { Limit } from '#server/services/limits/limit.ts';
import { readText } from '../read-text.ts';
import { ApiError } from './error-reply.ts';

interface JsonOptions {
  /** `POST` takes a JSON body from pages of this site; `GET` takes the query, with each name at most once. */
  method: 'GET' | 'POST';
  mostBytes?: number;
  limit?: Limit;
  invalid?: ApiErrorCode;
}

/** Defines one API address. Wrong methods, types and bodies are refused here; the schema validates the input. */
export function json<Schema extends v.GenericSchema>(
  schema: Schema,
  { method, mostBytes = 0, limit, invalid = 'bad_request' }: JsonOptions,
  handler: (input: v.InferOutput<Schema>, context: Context<AppEnv>) => Response | Promise<Response>,
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
      throw new ApiError('method_not_allowed', `Only ${allowed} is allowed here.`, { Allow: allowed });
    });
}

/** Refuses requests from other sites' pages, by `Sec-Fetch-Site` or, over plain HTTP, by `Origin`. */
const sameOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  const isOwnOrigin = origin === undefined || (URL.canParse(origin) && new URL(origin).host === context.get('host'));
  const isOwn = site === undefined ? isOwnOrigin : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new ApiError('forbidden_origin', 'This address only accepts requests from its own site.');
  await next();
});

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
  const tooLarge = () => new ApiError('too_large', `The body must not exceed ${mostBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  // Not cancelled, because `readRest` reads the remainder.
  const text = await readText(request.body, mostBytes, { preventCancel: true, tooLarge }).catch((error: unknown) => {
    // A client that disconnects while sending is not a server error and must not fill the log.
    throw error instanceof ApiError ? error : new ApiError('bad_request', 'The body did not arrive completely.');
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad_request', 'The body is not JSON.');
  }
}
