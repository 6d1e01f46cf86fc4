/**
 * Measures how many messages per second the contact endpoint stores, each flushed to disk, with the server on one core.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { postMany, startContactServer } from '#checks/contact/client.ts';

const count = Number(process.argv[2] ?? 5000);
const wanted = 500;
// Not in a memory-backed folder, where flushing is free.
mkdirSync('var', { recursive: true });
const folder = mkdtempSync(join('var', 'bench-contact-'));
const pinned = existsSync('/usr/bin/taskset') ? ['/usr/bin/taskset', '-c', '0'] : [];
try {
  const server = await startContactServer({ CONTACT_DELIVERY: 'inbox', DATA_DIR: folder }, pinned);
  await postMany(server.url, { count: 200, connections: 32 });
  let accepted = 0;
  const start = performance.now();
  await postMany(server.url, {
    count,
    connections: 64,
    onResult: (_subject, status) => void (accepted += Number(status === 202)),
  });
  const seconds = (performance.now() - start) / 1000;
  await server.kill();
  const kept = readdirSync(join(folder, 'inbox/new')).length - 200;
  const rate = Math.round(accepted / seconds);
  console.log(
    `${accepted} of ${count} accepted in ${seconds.toFixed(2)} s, ${kept} in the inbox: ${rate} messages per second${pinned.length ? ', server on one core' : ''}`,
  );
  if (accepted !== count || kept !== count || rate < wanted) {
    console.error(`Expected: all of them, at ${wanted} per second or more.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
