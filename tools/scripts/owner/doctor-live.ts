// `npm run doctor:live -- https://me.example`: asks a public address what a browser would, and says what to change.
import { checkLive } from '#tools/hosts/live-check.ts';

const [address = ''] = process.argv.slice(2).filter((each) => each !== '--live');
if (!URL.canParse(address) || !/^https?:/.test(address)) {
  process.stderr.write('npm run doctor:live -- https://the.address.of.the.site\n');
  process.exit(1);
}
const findings = await checkLive(address);
for (const { about, found, advice } of findings) process.stdout.write(`✗ ${about}: ${found}\n  ${advice}\n`);
process.stdout.write(findings.length === 0 ? `✓ ${address} is as it should be.\n` : `${findings.length} to change.\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
