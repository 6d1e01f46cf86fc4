import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stepsOf, wordsOf } from '#checks/hosts/guide.ts';
import { startElsewhere, type Elsewhere } from './elsewhere.ts';
import { runHere, startServer } from '#checks/hosts/run-here.ts';
import { standIns, type Followed } from './stand-ins.ts';
import { newSite } from '#checks/package/new-site.ts';
import { repository } from '#checks/repository.ts';

/** Docker is not available here; the GitHub workflow builds and starts the image. */
const lists = [...stepsOf(readFileSync(`${repository}/engine/docs/deploy.md`, 'utf8'))].filter(
  ([name]) => name !== 'A container',
);

/** A new site in which all lists are followed in order. */
let site: string;
let elsewhere: Elsewhere;
/** Each build runs once, even if several lists use it. */
const results = new Map<string, string>();

beforeAll(async () => {
  elsewhere = await startElsewhere();
  const place = mkdtempSync(join(tmpdir(), 'guide-'));
  site = join(place, 'portfolio');
  newSite(place, 'portfolio');
  const author = '-c user.name=Iris -c user.email=iris@vos.test';
  await runHere(`git init --quiet -b main && git add . && git ${author} commit --quiet -m site`, site);
});
afterAll(() => {
  elsewhere.close();
  rmSync(dirname(site), { recursive: true, force: true });
});

describe.each(lists)('%s', (_name, steps) => {
  const commands = steps.flatMap(({ command }) => (command ? [command] : []));
  let list: Followed;
  beforeAll(() => {
    list = { site, variables: { CONTACT_HTTP_URL: `${elsewhere.url}/emails` }, built: '' };
  });
  test.each(commands)('%s', async (command) => {
    const said = await follow(command, list);
    process.stdout.write(`${command}\n  ${said.trim().split('\n').at(-1)}\n`);
  });
});

async function follow(command: string, list: Followed): Promise<string> {
  const { folder = '.', words } = wordsOf(command);
  expect(existsSync(join(site, folder)), folder).toBe(true);
  const typed = words.join(' ');
  if (typed.includes('--live')) return askStandIn(command, list);
  for (const standIn of standIns) {
    const found = standIn.step.exec(typed);
    if (found) return standIn.follow(list, [...found]);
  }
  if (typed.startsWith('node ')) return (await startServer(command, site)).close();
  const said = results.get(command) ?? (await runHere(command, site));
  results.set(command, said);
  const [built] = /^dist[\w-]*(?=\/ is the complete site)/m.exec(said) ?? [];
  list.built = built ?? list.built;
  return said;
}

/** Sends a command to the stand-in instead of the public address. */
async function askStandIn(command: string, list: Followed): Promise<string> {
  const [address = ''] = /https:\S+/.exec(command) ?? [];
  const host = await list.publish?.();
  if (!host) return 'left out: nothing here stands in for the address';
  try {
    const said = await runHere(command.replace(address, host.url), site, true);
    // The stand-in has another address, and static ones send no headers, but the build's output must be right.
    expect(said).toMatch(/to change\.|has no problems/);
    expect(said).not.toMatch(/✗ (reach|page|files|404|policy|preview|redirects|robots|worker|certificate):/);
    return said;
  } finally {
    await host.close();
  }
}
