import type { Place } from '../time/sidereal-time.ts';
import type { Question, SkyAt } from './answers.ts';
import type { Night } from './night.ts';

type Answer = Night | SkyAt;
type Reply = { id: number; answer: Answer } | { id: number; failure: string };

const asked = new Map<string, Promise<Answer | null>>();
const waiting: { resolve: (answer: Answer) => void; reject: (reason: Error) => void }[] = [];
let worker: Worker | null = null;

/** The night over a place that follows a noon (milliseconds). Null where it cannot be had. */
export function askNight(noon: number, place: Place): Promise<Night | null> {
  return ask({ about: 'night', noon, place }) as Promise<Night | null>;
}

/** What stands over a place at a moment (milliseconds). Null where it cannot be had. */
export function askSky(at: number, place: Place): Promise<SkyAt | null> {
  return ask({ about: 'sky', at, place }) as Promise<SkyAt | null>;
}

/** The worker is started by the first question; the same question has the same promise, as components want it. */
function ask(question: Question): Promise<Answer | null> {
  const key = JSON.stringify(question);
  const known =
    asked.get(key) ??
    askWorker(question).catch(() => {
      // Most likely without a network; with one again, it is worth asking again.
      addEventListener('online', () => asked.delete(key), { once: true });
      return null;
    });
  asked.set(key, known);
  return known;
}

function askWorker(question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker ??= startWorker();
    worker.postMessage({ id: waiting.push({ resolve, reject }) - 1, question });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./ephemeris.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('answer' in data) waiting[data.id]?.resolve(data.answer);
    else waiting[data.id]?.reject(new Error(data.failure));
  });
  started.addEventListener('error', () => {
    worker = null;
    for (const { reject } of waiting) reject(new Error('the worker cannot be had'));
  });
  return started;
}
