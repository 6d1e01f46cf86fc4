import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { OwnerContent } from '#checks/owners/owner-content.ts';
import { repository } from '#checks/repository.ts';
import { readAnswers } from '#src/content/read/answers.ts';
import type { WrittenAnswer } from '#src/content/schemas/answers.ts';

const limit = { timeout: 120_000 };
let owner: OwnerContent;
let file: string;

beforeEach(() => {
  owner = new OwnerContent(join(repository, 'checks/owners/lukasz'));
  file = join(owner.root, 'content/answers/en.jsonl');
  owner.with('projects/not-yet.yaml', draft);
  mkdirSync(join(owner.root, 'var'));
  writeFileSync(join(owner.root, 'var/letter'), 'a confidential letter');
});

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
  const command = [join(repository, 'engine/firstlight.mjs'), 'teach', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: owner.root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

function read(reply: string) {
  writeFileSync(join(owner.root, 'result.txt'), reply);
  return teach('--read', 'result.txt');
}

const answerTo = (source: string, answer: string) =>
  JSON.stringify({ source: [source], asks: ['What is {it}?'], answer });
const stored = (): WrittenAnswer[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as WrittenAnswer)
    : [];

test('drops and lists what its source does not say', limit, () => {
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
  const { status, said } = read(
    [
      '```json',
      ...Object.keys(bad).map((each) => answerTo(source, each)),
      'nonsense {',
      answerTo('../.env', 'It is here.'),
      answerTo('projects/not-yet.yaml#description', 'It is here.'),
      '```',
    ].join('\n'),
  );
  expect(status).toBe(1);
  expect(stored()).toEqual([]);
  for (const reason of Object.values(bad)) expect(said).toContain(reason);
  expect(said).not.toContain('\u001b[31m');
  expect(said).toContain('source: not parts of one published text: ../.env');
  expect(said).toContain('source: not parts of one published text: projects/not-yet.yaml#description');
});

test('prints a prompt, and keeps what the reply adds, unreviewed and unused', limit, () => {
  const { status, said } = teach('--prompt');
  expect(status).toBe(0);
  expect(said).toContain('### projects/silver-peaks-footbridge.yaml#description');
  for (const hidden of ['unannounced', 'confidential', owner.root]) expect(said).not.toContain(hidden);

  const own = { about: 'owner', source: ['profile.yaml#roles'], asks: ['And?'], answer: 'Written by hand.' };
  owner.with('answers/en.jsonl', JSON.stringify(own));
  const source = 'profile.yaml#intro';
  const lines = [answerTo(source, 'It has 48211 bolts.'), answerTo(source, 'They are what the site says.')];
  const reply = `Here you are:\n\`\`\`\n${lines.join('\n')}\n\`\`\`\nBye.`;
  const first = read(reply);
  expect(first.said).toContain('1 added, 1 dropped');
  expect(first.said).toContain('not in its source: 48211');
  const hash = expect.stringMatching(/^\w{8}$/) as string;
  expect(stored()).toMatchObject([own, { about: 'owner', source: [source], reviewed: false, hash }]);
  expect(readAnswers(owner.root, 'en').answers).toMatchObject([own]);
  expect(readdirSync(join(owner.root, 'content/answers'))).toEqual(['en.jsonl']);
  expect(read(reply).said).toContain('0 added');
  expect(teach('--prompt').said).not.toContain('### profile.yaml#intro');
});

test('a wrong option or file is explained', limit, () => {
  expect(teach().said).toContain('teach --prompt');
  expect(teach('--read', 'none.txt').said).toContain('none.txt cannot be read: ENOENT');
  expect(teach('--key', 'x').said).toContain("Unknown option '--key'");
  expect(teach('--prompt', '--language', 'tlh').said).toContain('"tlh" is not a language of this site');
});
