import { createStorage, type Storage } from 'unstorage';
import memoryDriver from 'unstorage/drivers/memory';
import * as v from 'valibot';
import { answerSchema, type AnswerStore } from './answer-schema.ts';

/** Beside the recent year, this many other windows are kept; which of them go does not matter. */
const mostWindows = 64;

/** A store that ends with the process. */
export function memoryStore(): AnswerStore {
  return storeOn(createStorage({ driver: memoryDriver() }));
}

/** A store on any storage. */
export function storeOn(storage: Storage): AnswerStore {
  return {
    async read(key) {
      const answer = v.safeParse(answerSchema, await storage.getItem(key));
      return answer.success ? answer.output : undefined;
    },
    async write(key, answer) {
      await storage.setItem(key, answer);
      const others = (await storage.getKeys()).filter((each) => each !== key && !each.endsWith(':recent'));
      await Promise.all(others.slice(mostWindows).map((each) => storage.removeItem(each)));
    },
    close: () => storage.dispose(),
  };
}
