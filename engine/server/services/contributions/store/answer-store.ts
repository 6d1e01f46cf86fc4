import { createStorage, type Storage } from 'unstorage';
import memoryDriver from 'unstorage/drivers/memory';
import * as v from 'valibot';
import { keptSchema, type AnswerStore } from './answer-schema.ts';

export function memoryStore(): AnswerStore {
  return storeOn(createStorage({ driver: memoryDriver() }));
}

export function storeOn(storage: Storage): AnswerStore {
  return {
    read: async (key) => v.parse(keptSchema, await storage.getItem(key)),
    write: (key, answer) => storage.setItem(key, answer),
    close: () => storage.dispose(),
  };
}
