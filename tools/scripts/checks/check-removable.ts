import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { SiteCopy } from '#tests/house/site-copy.ts';
import { shownFeatures, takeOut } from '#tools/removable/take-out.ts';

// `npm run check:removable [-- feature…]`: takes each feature out of a copy of the site, and builds what is left.
const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const given = process.argv.slice(2);
const features = given.length > 0 ? given : readdirSync(join(root, 'src/features'));
const shown = shownFeatures(root);

for (const feature of features) {
  const site = new SiteCopy(root);
  try {
    const { cuts, pages } = takeOut(site, feature);
    const left = shownFeatures(site.folder);
    const lost = shown.filter((each) => {
      const isExpected = each.endsWith(`: ${feature}`) || pages.some((page) => each.startsWith(`src/pages/${page}/`));
      return !isExpected && !left.includes(each);
    });
    await site.build();
    const lines = [...cuts].map(([file, parts]) => `    ${file}: ${parts.length} cuts`);
    process.stdout.write(
      `${feature}: builds without it${pages.length > 0 ? `; page ${pages.join(', ')} went too` : ''}\n`,
    );
    process.stdout.write(`${lines.join('\n')}\n`);
    if (lost.length > 0) throw new Error(`${feature} took ${lost.join(', ')} with it.`);
  } catch (error) {
    process.stdout.write(`${feature}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    site.remove();
  }
}
