import { vi } from 'vitest';
import { answer, type Question } from '#src/lib/ephemeris/answers.ts';

/** Runs the ephemeris worker in this thread, because unit tests have no workers. */
class WorkerHere extends EventTarget {
  postMessage({ id, question }: { id: number; question: Question }) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, answer: answer(question) } })));
  }
}

/** A worker whose script fails to load. */
class NoWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
}

export function stubWorker(): void {
  vi.stubGlobal('Worker', WorkerHere);
}

export function stubNoWorker(): void {
  vi.stubGlobal('Worker', NoWorker);
}
