/** What an address answered. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** An address that gave no whole answer. */
export class NoAnswer extends Error {
  readonly address: URL;
  /** What the connection broke with, as the system calls it. */
  readonly code: string;

  constructor(address: URL, cause: unknown) {
    const { message, code } = deepest(cause);
    super(message);
    this.address = address;
    this.code = code;
  }
}

/** `fetch` says why it failed in the cause of its error. */
function deepest(error: unknown): { message: string; code: string } {
  if (!(error instanceof Error)) return { message: String(error), code: '' };
  if (error.name === 'TimeoutError') return { message: 'no answer in time', code: 'TIMEOUT' };
  if (error.cause instanceof Error) return deepest(error.cause);
  return { message: error.message, code: String((error as { code?: unknown }).code ?? '') };
}

const longest = 15_000;

/**
 * Asks an address as a browser would, without following redirects.
 * @throws {NoAnswer} when no whole answer comes.
 */
export async function ask(url: URL, headers: Record<string, string> = {}): Promise<Reply> {
  try {
    const reply = await fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(longest) });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  } catch (error) {
    throw new NoAnswer(url, error);
  }
}

/** Where a reply sends a browser; nothing when it does not, or to what is no address. */
export function redirectOf({ status, headers }: Reply, from: URL): URL | undefined {
  const target = headers.get('location');
  if (status < 300 || status > 399 || !target) return undefined;
  return addressIn(target, from);
}

/** Follows a few redirects; how many there were. */
export async function follow(url: URL): Promise<Reply & { redirects: number }> {
  let place = url;
  for (let redirects = 0; ; redirects += 1) {
    const reply = await ask(place);
    const target = redirectOf(reply, place);
    if (!target || redirects >= 5) return { ...reply, redirects };
    place = target;
  }
}

/** A text as an address, also one below `home`; nothing where it is none. */
export function addressIn(text: string, home?: URL): URL | undefined {
  return URL.canParse(text, home) ? new URL(text, home) : undefined;
}

/** For how many seconds a browser keeps a reply without asking again. */
export function maxAge({ headers }: Reply): number {
  const control = headers.get('cache-control') ?? '';
  return /no-store|no-cache/.test(control) ? 0 : Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
}
