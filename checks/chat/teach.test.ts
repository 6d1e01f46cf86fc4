import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnerContent } from '#checks/owners/owner-content.ts';
import { repository } from '#checks/repository.ts';
import { readAnswers } from '#src/content/read/answers.ts';
import type { WrittenAnswer } from '#src/content/schemas/answers.ts';
import { completion, startProvider } from './servers.ts';

const limit = { timeout: 120_000 };
const key = 'sk-only-for-the-provider';
let owner: OwnerContent;
let file: string;
const running: { close: () => Promise<void> }[] = [];

beforeEach(() => {
  owner = new OwnerContent(join(repository, 'checks/owners/lukasz'));
  file = join(owner.root, 'content/answers/en.jsonl');
  owner.with('projects/not-yet.yaml', draft);
  mkdirSync(join(owner.root, 'var'));
  writeFileSync(join(owner.root, 'var/letter'), 'a confidential letter');
});

afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

const draft = `id: 99
title: The unannounced tower
description: An unannounced tower of glass for a client who wants no publicity.
tags: [Tower]
status: in-progress
date: 2025-01-02
demoUrl: '#'
codeUrl: '#'
draft: true
`;

function teach(...args: string[]) {
  const child = spawn(process.execPath, [join(repository, 'engine/firstlight.mjs'), 'teach', ...args], {
    cwd: owner.root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<{ status: number | null; said: string }>((resolve) =>
    child.once('close', (status) => resolve({ status, said })),
  );
  return { child, ended };
}

type Reply = (response: ServerResponse, parts: { source: string; text: string }[], nth: number) => void;

/** Starts a provider and sets it in `.env`, as for the chat. */
async function provider(reply: Reply, more = '') {
  let nth = 0;
  const server = await startProvider((response, { messages }) => {
    const asked = messages.at(-1)?.content ?? '';
    const parts = asked.split(/^### /m).flatMap((part) => {
      const [, source, text] = /^(\S+)\n\(.*\)\n([\s\S]+)/.exec(part) ?? [];
      return source && text ? [{ source, text: text.trim() }] : [];
    });
    reply(response, parts, nth++);
  });
  running.push(server);
  writeFileSync(
    join(owner.root, '.env'),
    `CHAT_PROVIDER_URL=${server.url}/v1\nCHAT_PROVIDER_KEY=${key}\nCHAT_MODEL=small\nCONTACT_TO=private@owner.example\n${more}`,
  );
  return server;
}

const say = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(completion(text));
const answerTo = (source: string, answer: string) =>
  JSON.stringify({ source: [source], asks: ['What is {it}?'], answer });
/** An answer that the first words of each text support. */
const quote: Reply = (response, parts) =>
  say(response, parts.map(({ source, text }) => answerTo(source, firstWords(text))).join('\n'));
const firstWords = (text: string) => (/\p{L}[\p{L} ]*/u.exec(text)?.[0] ?? '').trim();
const stored = (): WrittenAnswer[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as WrittenAnswer)
    : [];

test('asks for what is missing, and keeps it unreviewed and unused', limit, async () => {
  const { asked } = await provider(quote);
  const refused = await teach().ended;
  expect(refused).toMatchObject({ status: 1, said: expect.stringMatching(/about \d+ input tokens.*\n.*--yes/s) });
  expect(asked).toEqual([]);

  const { status, said } = await teach('--yes').ended;
  expect(said).toContain('added');
  expect(status).toBe(0);
  expect(stored().length).toBeGreaterThan(5);
  for (const answer of stored())
    expect(answer).toMatchObject({ reviewed: false, hash: expect.stringMatching(/^\w{8}$/) });
  expect(readAnswers(owner.root, 'en').answers).toEqual([]);
  expect(readAnswers(owner.root, 'en').problems).toEqual([]);

  const sent = JSON.stringify(asked.map(({ body }) => body));
  expect(sent).toContain('projects/silver-peaks-footbridge.yaml#description');
  for (const hidden of [key, 'private@owner.example', 'unannounced', 'confidential', 'CHAT_', owner.root])
    expect(sent).not.toContain(hidden);
  expect(asked[0]?.authorization).toBe(`Bearer ${key}`);
  expect(said).not.toContain(key);

  const before = asked.length;
  expect((await teach('--yes').ended).said).toContain('No answers are missing.');
  expect(asked).toHaveLength(before);

  // The owner accepts one.
  const [first, ...others] = stored();
  writeFileSync(file, [{ ...first, reviewed: true }, ...others].map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(readAnswers(owner.root, 'en').answers).toHaveLength(1);
});

test('drops and lists what its source does not say', limit, async () => {
  const source = 'projects/silver-peaks-footbridge.yaml#description';
  const bad = {
    'It cost 48,211 dollars.': '48,211',
    'It was opened by Margaret Thatcher.': 'Thatcher',
    'It dates from 9 May 1871.': '9 May 1871',
    'See https://buy.example/now for it.': 'buy.example',
    'It is **bold**.': 'plain text',
    'It is <b>bold</b>.': 'plain text',
    'It is\non two lines.': 'plain text',
    '\u001b[31mIt is red.': 'plain text',
  };
  await provider((response) =>
    say(
      response,
      `\`\`\`json\n${Object.keys(bad)
        .map((each) => answerTo(source, each))
        .join(
          '\n',
        )}\nnonsense {\n${answerTo('../.env', 'It is here.')}\n${answerTo('projects/not-yet.yaml#description', 'It is here.')}\n\`\`\``,
    ),
  );
  const { said } = await teach('--yes').ended;
  expect(stored()).toEqual([]);
  for (const reason of Object.values(bad)) expect(said).toContain(reason);
  expect(said).not.toContain('\u001b[31m');
  expect(said).toContain('source: not parts of one published text: ../.env');
  expect(said).toContain('source: not parts of one published text: projects/not-yet.yaml#description');
});

const misbehaving: Record<string, Reply> = {
  'an error': (response) => response.writeHead(500).end(key),
  'a reset': (response) => response.socket?.resetAndDestroy(),
  HTML: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
  'a redirect': (response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end(),
  '2 MB': (response) => say(response, 'x'.repeat(2_000_000)),
  silence: () => undefined,
  'half a reply': (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"choices":'),
};

test.each([['an error', 'a reset'], ['HTML', 'a redirect'], ['2 MB'], ['silence', 'half a reply']])(
  'after %s and %s, what was written stays, and the next run goes on',
  limit,
  async (...kinds) => {
    const own = { about: 'owner', source: ['profile.yaml#roles'], asks: ['And?'], answer: 'Written by hand.' };
    owner.with('answers/en.jsonl', JSON.stringify(own));
    const isSlow = kinds.includes('silence');
    const { asked } = await provider(
      (response, parts, nth) => (misbehaving[kinds[nth - 1] ?? ''] ?? quote)(response, parts, nth),
      isSlow ? 'CHAT_TIMEOUT=5\n' : '',
    );
    const first = await teach('--yes').ended;
    expect(first.status).toBe(1);
    expect(first.said.match(/✗ en \S+: provider_(failed|timeout)/g)).toHaveLength(kinds.length);
    expect(first.said).not.toContain(key);
    const kept = stored();
    expect(kept[0]?.answer).toBe('Written by hand.');
    expect(kept.length).toBeGreaterThan(2);
    const before = asked.length;
    expect((await teach('--yes').ended).status).toBe(0);
    expect(asked).toHaveLength(before + kinds.length);
    expect(stored().slice(0, kept.length)).toEqual(kept);
    expect(stored().length).toBeGreaterThan(kept.length);
  },
);

test('stops after three failures in a row, and waits for a busy provider once', limit, async () => {
  const { asked } = await provider((response, parts, nth) =>
    nth === 0
      ? response.writeHead(429, { 'Retry-After': '1' }).end()
      : nth === 1
        ? quote(response, parts, nth)
        : response.writeHead(503).end(),
  );
  const { status, said } = await teach('--yes').ended;
  expect(status).toBe(1);
  expect(said).toContain('Stopped after 3 failures in a row.');
  expect(asked).toHaveLength(5);
  expect(stored().length).toBeGreaterThan(0);
});

test('killed while it waits, it has kept every reply before', limit, async () => {
  let isWaiting = false;
  await provider((response, parts, nth) => {
    if (nth < 2) quote(response, parts, nth);
    else isWaiting = true;
  });
  const { child, ended } = teach('--yes');
  await vi.waitFor(() => expect(isWaiting).toBe(true), { timeout: 60_000 });
  child.kill('SIGKILL');
  await ended;
  expect(stored().length).toBeGreaterThan(1);
  expect(readFileSync(file, 'utf8')).toMatch(/\}\n$/);
  expect(readdirSync(join(owner.root, 'content/answers'))).toEqual(['en.jsonl']);
});

test('prints a prompt for another chat, and reads its result with the same checks', limit, async () => {
  const { status, said } = await teach('--prompt').ended;
  expect(status).toBe(0);
  expect(said).toContain('### projects/silver-peaks-footbridge.yaml#description');
  expect(said).not.toContain('unannounced');
  const source = 'profile.yaml#intro';
  const lines = [answerTo(source, 'It has 48211 bolts.'), answerTo(source, 'They are what the site says.')];
  writeFileSync(join(owner.root, 'result.txt'), `Here you are:\n\`\`\`\n${lines.join('\n')}\n\`\`\`\nBye.`);
  const read = await teach('--read', 'result.txt').ended;
  expect(read.said).toContain('1 added, 1 dropped');
  expect(read.said).toContain('not in its source: 48211');
  expect(stored()).toMatchObject([{ about: 'owner', source: [source], reviewed: false }]);
  expect((await teach('--read', 'result.txt').ended).said).toContain('0 added');
  expect((await teach('--read', 'none.txt').ended).said).toContain('none.txt cannot be read: ENOENT');
  expect((await teach('--key', 'x').ended).said).toContain("Unknown option '--key'");
});
