import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { machineFaults } from '#tools/faults/machine.ts';
import { outsideFaults } from '#tools/faults/outside.ts';

// `npm run faults`: breaks whatever the built server depends on, and says which promises held. `npm run faults -- Redis`
// tries one part.

const [only] = process.argv.slice(2);
const faults = [...outsideFaults, ...machineFaults].filter(
  ({ part }) => !only || part.toLowerCase() === only.toLowerCase(),
);
const count = { passed: 0, failed: 0, skipped: 0 };

if (!existsSync('dist/server/index.js')) {
  process.stdout.write('There is no build to try: run `npm run build` first.\n');
  process.exit(1);
}

for (const { part, promise, needs, attempt } of faults) {
  process.stdout.write(`\n${part}: ${promise}\n`);
  if (needs && spawnSync(needs, ['-v']).error) {
    count.skipped += 1;
    process.stdout.write(`  left out: ${needs} is not installed (Debian: apt-get install ${needs})\n`);
    continue;
  }
  try {
    process.stdout.write(`  held: ${await attempt()}\n`);
    count.passed += 1;
  } catch (error) {
    process.stdout.write(`  BROKEN: ${error instanceof Error ? error.message : String(error)}\n`);
    count.failed += 1;
  }
}

process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1;
