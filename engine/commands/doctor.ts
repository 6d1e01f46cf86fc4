import { fail, optionsOf, print } from '#commands/support/command-line.ts';
import { checkLive } from '#commands/doctor/live/live-check.ts';

const usage = `npx firstlight doctor                             lists what is missing, unlinked, too large or a placeholder in content/
npx firstlight doctor --live https://me.example   checks the published site: headers, caching, links, certificate`;

const { live } = optionsOf(usage, { options: { live: { type: 'string' } } }).values;
if (live === undefined) {
  // Imported here, because the live check does not need it.
  const { examineContent } = await import('#commands/doctor/examine.ts');
  await examineContent();
} else {
  if (!URL.canParse(live) || !/^https?:/.test(live)) fail(`"${live}" is not a valid address.\n\n${usage}`);
  const findings = await checkLive(live);
  for (const { about, found, advice } of findings) print(`✗ ${about}: ${found}\n  ${advice}`);
  print(findings.length === 0 ? `✓ ${live} has no problems.` : `${findings.length} to fix.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
