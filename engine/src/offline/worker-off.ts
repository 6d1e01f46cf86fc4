/** Served as `/sw.js` when `offline: false`: replaces an earlier worker and removes everything it stored. */
import { storePrefix } from './store.ts';
import { worker } from './worker-scope.ts';

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(storePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
