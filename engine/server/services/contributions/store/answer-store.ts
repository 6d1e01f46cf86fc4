import { createStorage, type Storage } from 'unstorage';
import memoryDriver from 'unstorage/drivers/memory';
import * as v from 'valibot';
import { answerSchema, type AnswerStore } from './answer-schema.ts';

export function memoryStore(): AnswerStore {
  return storeOn(createStorage({ driver: memoryDriver() }));
}

export function storeOn(storage: Storage): AnswerStore {
  return {
    async read(key) {
      const answer = v.safeParse(answerSchema, await storage.getItem(key));
      return answer.success ? answer.output : undefined;
    },
    write: (key, answer) => storage.setItem(key, answer),
    close: () => storage.dispose(),
  };
}
