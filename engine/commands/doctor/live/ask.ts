export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** An address without a complete reply. */
export class NoAnswer extends Error {
  readonly address: URL;
  readonly code: string;

  constructor(address: URL, cause: unknown) {
    const { message, code } = deepest(cause);
    super(message);
    this.address = address;
    this.code = code;
  }
}

/** `fetch` hides the reason in the cause of its error. */
function deepest(error: unknown): { message: string; code: string } {
  if (!(error instanceof Error)) return { message: String(error), code: '' };
  if (error.name === 'TimeoutError') return { message: 'no complete answer within the time limit', code: 'TIMEOUT' };
  if (error.cause instanceof Error) return deepest(error.cause);
  return { message: error.message, code: String((error as { code?: unknown }).code ?? '') };
}

const longest = 15_000;

/** Requests an address without following redirects; throws {@link NoAnswer}. */
export async function ask(url: URL, headers: Record<string, string> = {}): Promise<Reply> {
  try {
    const reply = await fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(longest) });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  } catch (error) {
    throw new NoAnswer(url, error);
  }
}

export function redirectOf({ status, headers }: Reply, from: URL): URL | undefined {
  const target = headers.get('location');
  if (status < 300 || status > 399 || !target) return undefined;
  return addressIn(target, from);
}

export async function follow(url: URL): Promise<Reply & { redirects: number }> {
  let place = url;
  for (let redirects = 0; ; redirects += 1) {
    const reply = await ask(place);
    const target = redirectOf(reply, place);
    if (!target || redirects >= 5) return { ...reply, redirects };
    place = target;
  }
}

/** Parses an address, relative to `home` if given; undefined if invalid. */
export function addressIn(text: string, home?: URL): URL | undefined {
  return URL.canParse(text, home) ? new URL(text, home) : undefined;
}

export function maxAge({ headers }: Reply): number {
  const control = headers.get('cache-control') ?? '';
  return /no-store|no-cache/.test(control) ? 0 : Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
}
