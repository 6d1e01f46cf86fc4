import '#vite/site-languages.ts';
import { addressOf, pagesWithAddress } from '#src/app/pages.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { measurePage, pageLoadsHead } from '#checks/speed/page-loads.ts';
import { serveSite } from '#checks/speed/served-site.ts';

// `npm run lighthouse [-- runs page…]`: medians of several Lighthouse runs with the phone profile on the built site.
const [runsText, ...pagesGiven] = process.argv.slice(2);
const runs = Number(runsText ?? 3);
const addresses = pagesWithAddress.map((id) => addressOf(id, defaultLanguage) ?? '/');
const site = await serveSite(4400);
try {
  process.stdout.write(pageLoadsHead(runs));
  for (const page of pagesGiven.length > 0 ? pagesGiven : addresses)
    process.stdout.write(await measurePage(page, site.origin + page, 'phone', runs));
} finally {
  site.stop();
}
