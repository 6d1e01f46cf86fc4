import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkLive } from '#tools/hosts/live/live-check.ts';

const usage = `npm run doctor                             what of content/ is missing, unlinked, large or still the demo's
npm run doctor -- --live https://me.example   what a browser would find wrong at the public address`;
const fail = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

function liveAddress(): string | undefined {
  try {
    return parseArgs({ options: { live: { type: 'string' } } }).values.live;
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

/** What is still the demo's, missing, unlinked, large, not https or unused, and what would make it better. */
async function examineContent(): Promise<void> {
  const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
  // Asked for here, since a public address needs none of it; the languages first, which tell the rest.
  await import('#tools/build/site-languages.ts');
  const { SiteData } = await import('#tools/build/pages/site-data.ts');
  const { examine, report } = await import('#tools/doctor/examine.ts');
  const { letterFindings } = await import('#tools/doctor/letters.ts');
  try {
    const content = await new SiteData(root).content();
    process.stdout.write(report([...examine(root, content), ...(await letterFindings(root))]));
  } catch (error) {
    // What is wrong (a dead link too) stops it as it stops a build.
    if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
    fail(error.message.trimEnd());
  }
}

/** What of a public address is to be changed, and how. */
async function examineAddress(address: string): Promise<void> {
  if (!URL.canParse(address) || !/^https?:/.test(address)) fail(`"${address}" is no address of a site.\n\n${usage}`);
  const findings = await checkLive(address);
  for (const { about, found, advice } of findings) process.stdout.write(`✗ ${about}: ${found}\n  ${advice}\n`);
  process.stdout.write(
    findings.length === 0 ? `✓ ${address} is as it should be.\n` : `${findings.length} to change.\n`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}

const address = liveAddress();
await (address === undefined ? examineContent() : examineAddress(address));
