import { trustedScript } from '../browser/trusted.ts';
import type { Place } from '../time/sidereal-time.ts';
import type { Question, SkyAt } from './answers.ts';
import type { Night } from './night.ts';
import workerAddress from './ephemeris.worker.ts?worker&url';

type Answer = Night | SkyAt;

/** Enough for every step of the time slider over one day. */
const keptAnswers = 100;

const asked = new Map<string, Promise<Answer | null>>();
const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Error) => void }>();
let questions = 0;
let worker: Worker | null = null;

/** The night after a noon (milliseconds); null if the worker fails. */
export function askNight(noon: number, place: Place): Promise<Night | null> {
  return ask({ about: 'night', noon, place }) as Promise<Night | null>;
}

/** The sky at a moment (milliseconds); null if the worker fails. */
export function askSky(at: number, place: Place): Promise<SkyAt | null> {
  return ask({ about: 'sky', at, place }) as Promise<SkyAt | null>;
}

/** Starts the worker on first use. Equal questions share one promise, as React's `use` requires. */
function ask(question: Question): Promise<Answer | null> {
  const key = JSON.stringify(question);
  const known =
    asked.get(key) ??
    askWorker(question).catch(() => {
      // Probably offline: ask again when back online.
      addEventListener('online', () => asked.delete(key), { once: true });
      return null;
    });
  asked.delete(key);
  asked.set(key, known);
  const [oldest] = asked.keys();
  if (asked.size > keptAnswers && oldest) asked.delete(oldest);
  return known;
}

function askWorker(question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker ??= startWorker();
    const id = questions++;
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, question });
  });
}

function startWorker(): Worker {
  const started = new Worker(trustedScript(workerAddress), { type: 'module' });
  started.addEventListener('message', ({ data: { id, answer } }: MessageEvent<{ id: number; answer: Answer }>) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  });
  started.addEventListener('error', () => {
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('the worker failed'));
    waiting.clear();
  });
  return started;
}
