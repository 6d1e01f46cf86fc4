import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { crowdFaults } from '#checks/faults/promises/crowd.ts';
import { memoryFaults } from '#checks/faults/promises/memory.ts';
import { machineFaults } from '#checks/faults/promises/machine.ts';
import { mailFaults } from '#checks/faults/promises/mail.ts';
import { redisFaults } from '#checks/faults/promises/redis.ts';
import { stopFaults } from '#checks/faults/promises/stop.ts';

// `npm run faults`: breaks the built server's dependencies and reports which promises hold. `npm run faults -- Redis`
// tests one part; `npm run faults -- memory --requests 100000` tests longer.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { requests: { type: 'string', default: '10000' } },
});
const only = positionals.join(' ').toLowerCase();
const all = [...mailFaults, ...redisFaults, ...machineFaults, ...stopFaults, ...crowdFaults, ...memoryFaults];
const faults = all.filter(({ part }) => !only || part.toLowerCase() === only);
const count = { passed: 0, failed: 0, skipped: 0 };

if (!existsSync('dist/server/index.js')) {
  process.stdout.write('There is no build: run `npm run build` first.\n');
  process.exit(1);
}
if (faults.length === 0) {
  process.stdout.write(`There is no part called "${only}". There are: ${all.map(({ part }) => part).join(', ')}.\n`);
  process.exit(1);
}

process.stdout.write(`Node ${process.version}\n`);
for (const { part, promise, needs, attempt } of faults) {
  process.stdout.write(`\n${part}: ${promise}\n`);
  if (needs && spawnSync(needs, ['-v']).error) {
    count.skipped += 1;
    process.stdout.write(`  left out: ${needs} is not installed (Debian: apt-get install ${needs})\n`);
    continue;
  }
  try {
    process.stdout.write(`  held: ${await attempt({ requests: Number(values.requests) })}\n`);
    count.passed += 1;
  } catch (error) {
    process.stdout.write(`  BROKEN: ${error instanceof Error ? error.message : String(error)}\n`);
    count.failed += 1;
  }
}

process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
process.exit(count.failed === 0 && count.passed > 0 ? 0 : 1);
