import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot, siteRoot } from '#src/content/roots.ts';
import { fail, failWith, optionsOf, print } from '#commands/support/command-line.ts';
import { checkLive } from '#commands/doctor/live/live-check.ts';

const usage = `npx firstlight doctor                             lists what is missing, unlinked, too large or a placeholder in content/
npx firstlight doctor --live https://me.example   checks the published site: headers, caching, links, certificate`;

async function examineContent(): Promise<void> {
  // Imported here, because the live check does not need it. Languages come first; the others depend on them.
  await import('#vite/site-languages.ts');
  const { SiteData } = await import('#vite/pages/site-data.ts');
  const { examine, report } = await import('#commands/doctor/examine.ts');
  const { edition, editionOf } = await import('#src/content/edition.ts');
  const { version } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as { version: string };
  const { waitingFindings } = await import('#commands/doctor/content.ts');
  const { letterFindings } = await import('#commands/doctor/letters.ts');
  try {
    const content = await new SiteData(siteRoot).content();
    print(`firstlight ${version}, content edition ${editionOf(siteRoot) ?? edition}\n`);
    process.stdout.write(
      report([...examine(siteRoot, content), ...waitingFindings(siteRoot), ...(await letterFindings(siteRoot))]),
    );
  } catch (error) {
    failWith(error);
  }
}

async function examineAddress(address: string): Promise<void> {
  if (!URL.canParse(address) || !/^https?:/.test(address)) fail(`"${address}" is not a valid address.\n\n${usage}`);
  const findings = await checkLive(address);
  for (const { about, found, advice } of findings) print(`✗ ${about}: ${found}\n  ${advice}`);
  print(findings.length === 0 ? `✓ ${address} has no problems.` : `${findings.length} to change.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

const address = optionsOf(usage, { options: { live: { type: 'string' } } }).values.live;
await (address === undefined ? examineContent() : examineAddress(address));
