import { fail, optionsOf, print } from '#commands/support/command-line.ts';
import { checkLive } from '#commands/doctor/live/live-check.ts';

const usage = `npx firstlight doctor                             lists what is missing, unlinked, too large or a placeholder in content/
npx firstlight doctor --live https://me.example   checks the published site: headers, caching, links, certificate`;

async function examineAddress(address: string): Promise<void> {
  if (!URL.canParse(address) || !/^https?:/.test(address)) fail(`"${address}" is not a valid address.\n\n${usage}`);
  const findings = await checkLive(address);
  for (const { about, found, advice } of findings) print(`✗ ${about}: ${found}\n  ${advice}`);
  print(findings.length === 0 ? `✓ ${address} has no problems.` : `${findings.length} to change.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

const address = optionsOf(usage, { options: { live: { type: 'string' } } }).values.live;
if (address !== undefined) await examineAddress(address);
else {
  // Imported here, because the live check does not need it.
  const { examineContent } = await import('#commands/doctor/examine.ts');
  await examineContent();
}
