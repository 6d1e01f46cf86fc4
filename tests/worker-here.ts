import { vi } from 'vitest';
import { answer, type Question } from '#src/lib/ephemeris/answers.ts';

/** The worker of the ephemeris, in this very thread: unit tests have none. */
class WorkerHere extends EventTarget {
  postMessage({ id, question }: { id: number; question: Question }) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, answer: answer(question) } })));
  }
}

/** One that cannot be started, as where its script cannot be had. */
class NoWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
}

/** Has the ephemeris answer at once. */
export function stubWorker(): void {
  vi.stubGlobal('Worker', WorkerHere);
}

/** Has the ephemeris not answer at all. */
export function stubNoWorker(): void {
  vi.stubGlobal('Worker', NoWorker);
}
