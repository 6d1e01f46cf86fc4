import '#tools/build/site-languages.ts';
import { fileURLToPath } from 'node:url';
import { SiteData } from '#tools/build/pages/site-data.ts';
import { examine, report } from '#tools/doctor/examine.ts';
import { letterFindings } from '#tools/doctor/letters.ts';

// `npm run doctor`: what is still the demo's, missing, unlinked, large, not https or unused, and what would make it better.
// What is wrong (a dead link too) stops it as it stops a build.
const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
try {
  const content = await new SiteData(root).content();
  process.stdout.write(report([...examine(root, content), ...(await letterFindings(root))]));
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
  process.stderr.write(error.message);
  process.exit(1);
}
