/**
 * Aborts after so many milliseconds. Unlike `AbortSignal.timeout`, whose signal Node may collect before its time when
 * only another signal follows it.
 */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const timer: number | NodeJS.Timeout = setTimeout(
    () => controller.abort(new DOMException('The time is up.', 'TimeoutError')),
    milliseconds,
  );
  // Only Node would stay for it.
  if (typeof timer === 'object') timer.unref();
  return controller.signal;
}

/**
 * `fetch` for everything that this server asks of others: any of the signals ends the request, also while the body of
 * the reply arrives. With `fetch` alone they end nothing any more on Node 20 and 22 once the head of the reply has come
 * and memory was tidied up: it forgets whom to tell.
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
    // Also settles when the reader has had enough. A failure is told to the reader.
    void reply.body.pipeTo(writable, { signal: controller.signal }).then(letGo, letGo);
    return new Response(readable, { status: reply.status, headers: reply.headers });
  } catch (error) {
    letGo();
    // What came may be no reply (a status of 999): nobody will read its body.
    controller.abort(error);
    throw error;
  }
}
