import * as v from 'valibot';

/** What this needs of a Durable Object's storage. */
interface ObjectStorage {
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
  setAlarm(time: number): Promise<void>;
  deleteAll(): Promise<void>;
}

/** A namespace of Durable Objects, as the binding `SHARED` gives it. */
export interface ObjectNamespace {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(address: string, init?: RequestInit): Promise<Response> };
}

const limit = v.object({ points: v.number(), seconds: v.number() });
/** What is stored of a limit: how many were taken, and when (milliseconds) they are forgotten. */
const window = v.object({ count: v.number(), endsAt: v.number() });

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * The Durable Object that all places of Cloudflare share: one for each limit and key, which counts, and one for each
 * answer that is kept. Cloudflare lets one request at a time into each, so that counts are exact. Each forgets itself.
 */
export class SharedObject {
  readonly #storage: ObjectStorage;

  constructor({ storage }: { storage: ObjectStorage }) {
    this.#storage = storage;
  }

  /** `POST` takes one of a limit, `GET` and `PUT` read and keep an answer. */
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'POST') return this.#take(v.parse(limit, await request.json()));
    if (request.method === 'GET') return Response.json((await this.#storage.get('answer')) ?? null);
    await this.#storage.put('answer', await request.json());
    await this.#storage.setAlarm(Date.now() + week);
    return Response.json({});
  }

  /** Its time is over. */
  async alarm(): Promise<void> {
    await this.#storage.deleteAll();
  }

  async #take({ points, seconds }: v.InferOutput<typeof limit>): Promise<Response> {
    const now = Date.now();
    const known = v.safeParse(window, await this.#storage.get('window'));
    const isOpen = known.success && known.output.endsAt > now;
    const { count, endsAt } = isOpen ? known.output : { count: 0, endsAt: now + seconds * 1000 };
    if (count >= points) return Response.json({ wait: Math.max(1, Math.ceil((endsAt - now) / 1000)) });
    await this.#storage.put('window', { count: count + 1, endsAt });
    if (!isOpen) await this.#storage.setAlarm(endsAt);
    return Response.json({ wait: 0 });
  }
}
