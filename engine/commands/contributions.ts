import '#vite/site-languages.ts';
// `npx firstlight contributions`: asks the configured sources without caches and prints what the site would show.
import { print } from '#commands/support/command-line.ts';
import { settings } from '#commands/support/settings.ts';
import { SourceError } from '#server/services/contributions/sources/source.ts';
import { configuredSources } from '#server/services/contributions/sources/configured.ts';
import { yearUpTo } from '#src/contracts/contributions.ts';
import { siteRoot as root } from '#src/content/roots.ts';
import { dayIn, weekdayOf } from '#src/lib/time/days.ts';
import { yearFrom } from '#vite/static/static-contributions.ts';

const { env, content } = settings();
const { timeZone } = content.profile;
const range = yearUpTo(dayIn(timeZone, Date.now()));
const sources = configuredSources(env, { root, timeZone });

print(`${range.from} to ${range.to}, days in ${timeZone}`);
const failed = [];
for (const source of sources) {
  const started = performance.now();
  try {
    const { totalContributions } = await yearFrom([source], range, env, timeZone);
    print(`✓ ${source.name}: ${totalContributions} in ${Math.round(performance.now() - started)} ms`);
  } catch (error) {
    failed.push(source);
    print(`✗ ${source.name}: ${error instanceof SourceError ? `${error.reason}, ${error.message}` : String(error)}`);
  }
}

if (failed.length > 0) {
  print('The site keeps showing the last good year, or a message if there is none.');
  process.exitCode = 1;
} else {
  const { contributions, totalContributions } = await yearFrom(sources, range, env, timeZone);
  const marks = contributions.map(({ level }) => '·░▒▓█'[level]);
  const places = [...Array.from({ length: (weekdayOf(range.from) + 6) % 7 }, () => ' '), ...marks];
  for (let weekday = 0; weekday < 7; weekday += 1) print(places.filter((_, index) => index % 7 === weekday).join(''));
  const active = contributions.filter(({ count }) => count > 0);
  print(`${totalContributions} contributions on ${active.length} of ${contributions.length} days`);
  for (const { date, count, level } of active.slice(-10)) print(`  ${date}  ${count} (level ${level})`);
}
