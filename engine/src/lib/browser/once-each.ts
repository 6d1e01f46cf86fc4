/** Loads the value of each key once. A failed load is tried again by the next call. */
export function onceEach<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const begun = new Map<Key, Promise<Value>>();
  return (key) => {
    const running = begun.get(key) ?? load(key);
    running.catch(() => begun.delete(key));
    begun.set(key, running);
    return running;
  };
}
