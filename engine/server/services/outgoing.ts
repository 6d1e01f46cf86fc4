/** Aborts after `milliseconds`. Node may garbage-collect `AbortSignal.timeout` if only a signal follows it. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const timer: number | NodeJS.Timeout = setTimeout(
    () => controller.abort(new DOMException('The time limit was reached.', 'TimeoutError')),
    milliseconds,
  );
  // Only Node's timers keep the process alive.
  if (typeof timer === 'object') timer.unref();
  return controller.signal;
}

/**
 * `fetch` for outgoing requests: each signal also ends a body that is still arriving. With plain `fetch` on Node 20 and
 * 22 a signal has no effect after the headers arrived and garbage was collected.
 */
export async function outgoing(
  address: string | URL,
  { signals, ...init }: Omit<RequestInit, 'signal'> & { signals: readonly AbortSignal[] },
): Promise<Response> {
  const controller = new AbortController();
  const abort = (event: Event) => controller.abort((event.target as AbortSignal).reason);
  const letGo = () => signals.forEach((signal) => signal.removeEventListener('abort', abort));
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  }
  try {
    const reply = await fetch(address, { ...init, signal: controller.signal });
    if (!reply.body) {
      letGo();
      return reply;
    }
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    // Also settles when the reader cancels. The reader gets the error.
    void reply.body.pipeTo(writable, { signal: controller.signal }).then(letGo, letGo);
    return new Response(readable, { status: reply.status, headers: reply.headers });
  } catch (error) {
    letGo();
    // The reply may be invalid (status 999), and its body is never read.
    controller.abort(error);
    throw error;
  }
}

/** The code of a failed request, or what was wrong with its reply; nothing of what was sent. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('problem' in error) return String(error.problem);
  const cause: unknown = error.cause ?? error;
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return typeof first === 'object' && first !== null && 'code' in first ? String(first.code) : error.name;
}
