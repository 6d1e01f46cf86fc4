import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stepsOf, wordsOf } from '#tools/hosts/guide.ts';
import { startElsewhere, type Elsewhere } from './elsewhere.ts';
import { runHere, startServer } from '#tools/hosts/run-here.ts';
import { standIns, type Followed } from './stand-ins.ts';

/** container.hosts.ts follows the list of containers. */
const lists = [...stepsOf(readFileSync('docs/deploy.md', 'utf8'))].filter(([name]) => name !== 'A container');

/** A clone in which the lists are followed, from the first to the last. */
let clone: string;
let elsewhere: Elsewhere;
/** Each build is made once, however many lists ask for it. */
const results = new Map<string, string>();

beforeAll(async () => {
  elsewhere = await startElsewhere();
  clone = mkdtempSync(join(tmpdir(), 'guide-'));
  await runHere(`git clone --quiet --no-hardlinks '${process.cwd()}' . && git checkout --quiet -B main`, clone);
});
afterAll(() => {
  elsewhere.close();
  rmSync(clone, { recursive: true, force: true });
});

describe.each(lists)('%s', (_name, steps) => {
  const commands = steps.flatMap(({ command }) => (command ? [command] : []));
  let list: Followed;
  beforeAll(() => {
    list = { clone, variables: { CONTACT_HTTP_URL: `${elsewhere.url}/emails` }, built: '' };
  });
  test.each(commands)('%s', async (command) => {
    const said = await follow(command, list);
    process.stdout.write(`${command}\n  ${said.trim().split('\n').at(-1)}\n`);
  });
});

/** Follows one step; what it said. */
async function follow(command: string, list: Followed): Promise<string> {
  const { folder = '.', words } = wordsOf(command);
  expect(existsSync(join(clone, folder)), folder).toBe(true);
  const typed = words.join(' ');
  if (typed.includes('--live')) return askStandIn(command, list);
  for (const standIn of standIns) {
    const found = standIn.step.exec(typed);
    if (found) return standIn.follow(list, [...found]);
  }
  if (typed.startsWith('node ')) return (await startServer(command, clone)).close();
  const said = results.get(command) ?? (await runHere(command, clone));
  results.set(command, said);
  const [built] = /^dist[\w-]*(?=\/ is the whole site)/m.exec(said) ?? [];
  list.built = built ?? list.built;
  return said;
}

/** Asks what the list published in the public address's stead. */
async function askStandIn(command: string, list: Followed): Promise<string> {
  const [address = ''] = /https:\S+/.exec(command) ?? [];
  const host = await list.publish?.();
  if (!host) return 'left out: nothing here stands in for the address';
  try {
    const said = await runHere(command.replace(address, host.url), clone, true);
    // A stand-in lies elsewhere, and one of plain files sends no headers; what the build wrote must be right.
    expect(said).toMatch(/to change\.|as it should be/);
    expect(said).not.toMatch(/✗ (reach|page|files|404|policy|preview|redirects|robots|worker|certificate):/);
    return said;
  } finally {
    await host.close();
  }
}
