import * as v from 'valibot';
import { readText } from '#server/http/read-text.ts';
import { failureCode, outgoing } from '#server/services/outgoing.ts';
import { SourceError, type FailureReason } from './source.ts';

const mostBytes = 2_000_000;

interface UpstreamRequest {
  url: URL;
  signal: AbortSignal;
  accept: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The text of a successful reply. Redirects are not followed, so that no token reaches another host. */
export async function fetchText({ url, signal, accept, headers, body }: UpstreamRequest): Promise<string> {
  let reply: Response;
  try {
    reply = await outgoing(url, {
      signals: [signal],
      redirect: 'manual',
      headers: {
        Accept: accept,
        'User-Agent': 'portfolio-contributions',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw connectionError(error, signal);
  }
  if (!reply.ok) {
    await reply.body?.cancel().catch(() => undefined);
    throw statusError(reply);
  }
  const tooLarge = () => new SourceError('too_large', `the reply has more than ${mostBytes} bytes`);
  return readText(reply.body, mostBytes, { tooLarge }).catch((error: unknown) => {
    throw error instanceof SourceError ? error : connectionError(error, signal);
  });
}

/** A successful JSON reply that fits the schema; `what` names it. */
export async function fetchJson<Schema extends v.GenericSchema>(
  schema: Schema,
  what: string,
  request: Omit<UpstreamRequest, 'accept'>,
): Promise<v.InferOutput<Schema>> {
  const text = await fetchText({ ...request, accept: 'application/json' });
  const reply = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (reply.success) return reply.output;
  const found = reply.issues[0].type === 'parse_json' ? 'JSON' : what;
  throw new SourceError('unexpected_answer', `the reply is not ${found}`);
}

function connectionError(error: unknown, signal: AbortSignal): SourceError {
  if (signal.aborted) return new SourceError('timeout', 'no complete reply within the time limit');
  return new SourceError('unreachable', `the connection failed: ${failureCode(error)}`);
}

function statusError(reply: Response): SourceError {
  const { status, headers } = reply;
  const wait = Number(headers.get('retry-after'));
  const rest = Number.isFinite(wait) && wait > 0 ? wait : undefined;
  const isLimited = status === 429 || headers.get('x-ratelimit-remaining') === '0' || rest !== undefined;
  let reason: FailureReason = 'bad_status';
  if ((status === 403 || status === 429) && isLimited) reason = 'rate_limited';
  else if (status === 401 || status === 403) reason = 'unauthorized';
  else if (status === 404) reason = 'not_found';
  const target = headers.get('location');
  return new SourceError(reason, `status ${status}${target ? `, redirecting to ${target}` : ''}`, rest);
}
