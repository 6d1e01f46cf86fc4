import * as v from 'valibot';
import type { AnswerStore } from '#server/services/contributions/store/kept-source.ts';
import { nothing, places, type Limits } from '#server/services/limits/limit.ts';
import { ServiceError } from '#server/services/service-error.ts';

interface ObjectStorage {
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
  setAlarm(time: number): Promise<void>;
  deleteAll(): Promise<void>;
}

export interface ObjectNamespace {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(address: string, init?: RequestInit): Promise<Response> };
}

const limit = v.object({ points: v.number(), seconds: v.number(), undo: v.boolean() });
/** A limit's state: how many were taken, and when (in milliseconds) it resets. */
const window = v.object({ count: v.number(), endsAt: v.number() });

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * The Durable Object shared by all Cloudflare locations: one per limit and key, and one per cached answer. Cloudflare
 * runs one request at a time in each, so counts are exact. Each deletes itself by an alarm.
 */
export class SharedObject {
  readonly #storage: ObjectStorage;

  constructor({ storage }: { storage: ObjectStorage }) {
    this.#storage = storage;
  }

  async fetch(request: Request): Promise<Response> {
    if (request.method === 'POST') return this.#take(v.parse(limit, await request.json()));
    if (request.method === 'GET') return Response.json((await this.#storage.get('answer')) ?? null);
    await this.#storage.put('answer', await request.json());
    await this.#storage.setAlarm(Date.now() + week);
    return Response.json({});
  }

  async alarm(): Promise<void> {
    await this.#storage.deleteAll();
  }

  async #take({ points, seconds, undo }: v.InferOutput<typeof limit>): Promise<Response> {
    const now = Date.now();
    const known = v.safeParse(window, await this.#storage.get('window'));
    const isOpen = known.success && known.output.endsAt > now;
    const { count, endsAt } = isOpen ? known.output : { count: 0, endsAt: now + seconds * 1000 };
    if (undo) {
      if (count > 0) await this.#storage.put('window', { count: count - 1, endsAt });
      return Response.json({ wait: 0 });
    }
    if (count >= points) return Response.json({ wait: Math.max(1, Math.ceil((endsAt - now) / 1000)) });
    await this.#storage.put('window', { count: count + 1, endsAt });
    if (!isOpen) await this.#storage.setAlarm(endsAt);
    return Response.json({ wait: 0 });
  }
}

const address = 'https://shared.invalid/';
const taken = v.object({ wait: v.number() });

export function sharedLimits(objects: ObjectNamespace): Limits {
  return {
    rate({ name, points, seconds }) {
      const ask = async (key: string, undo: boolean) => {
        const object = objects.get(objects.idFromName(`limit:${name}:${key}`));
        const reply = await object.fetch(address, { method: 'POST', body: JSON.stringify({ points, seconds, undo }) });
        return v.parse(taken, await reply.json()).wait;
      };
      return {
        async take(key) {
          const wait = await ask(key, false);
          if (wait > 0) throw new ServiceError('limit_reached', { message: `${name} is used up`, retryAfter: wait });
          return nothing;
        },
        undo: async (key) => void (await ask(key, true)),
      };
    },
    places,
  };
}

/** An answer cache shared by all Cloudflare locations. Entries live for a week. */
export function sharedStore(objects: ObjectNamespace): AnswerStore {
  const objectOf = (key: string) => objects.get(objects.idFromName(`answer:${key}`));
  return {
    getItem: async (key) => (await objectOf(key).fetch(address)).json(),
    setItem: async (key, answer) =>
      void (await objectOf(key).fetch(address, { method: 'PUT', body: JSON.stringify(answer) })),
    dispose: () => Promise.resolve(),
  };
}
