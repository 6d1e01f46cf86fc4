import * as v from 'valibot';
import { keptSchema, type AnswerStore } from '#server/services/contributions/store/answer-schema.ts';
import { nothing, places, type Limits } from '#server/services/limits/limit.ts';
import { ServiceError } from '#server/services/service-error.ts';
import type { ObjectNamespace } from './shared-object.ts';

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
    read: async (key) => v.parse(keptSchema, await (await objectOf(key).fetch(address)).json()),
    write: async (key, answer) =>
      void (await objectOf(key).fetch(address, { method: 'PUT', body: JSON.stringify(answer) })),
    close: () => Promise.resolve(),
  };
}
