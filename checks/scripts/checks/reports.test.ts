import { expect, test } from 'vitest';
import { readBrowserReport, readLastLine, readUnitReport } from './reports.mjs';

const ended = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: [{ error: message ? { message } : undefined }] }],
});

test('browser tests are counted, with the reason of each failure', () => {
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        title: 'menu.spec.ts',
        specs: [ended('opens', 'expected')],
        suites: [
          {
            title: 'on phones',
            specs: [ended('closes', 'flaky', 'once'), ended('is whole', 'unexpected', '\u001B[31mcut\u001B[39m off')],
          },
        ],
      },
    ],
  };
  expect(readBrowserReport(report)).toEqual({
    passed: 2,
    failed: 2,
    faults: ['menu.spec.ts › on phones › is whole: cut off', 'the server did not start'],
    flaky: ['menu.spec.ts › on phones › closes'],
  });
});

test('a failed unit test and an unreadable file are reported with the reason', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'passed', fullName: 'waits', failureMessages: ['Error: still closed'] },
          { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero'] },
        ],
      },
      { name: 'b.test.ts', message: 'Unexpected token', assertionResults: [] },
    ],
  };
  expect(readUnitReport(report)).toEqual({
    passed: 3,
    failed: 2,
    faults: ['a.test.ts › divides: Error: by zero', 'b.test.ts: Unexpected token'],
    flaky: ['waits'],
  });
});

test('a suite that counts itself is read from its last line', () => {
  expect(readLastLine('1 passed, 1 failed\nRedis\n12 passed, 0 failed, 2 skipped\n')).toEqual({
    passed: 12,
    failed: 0,
  });
});
