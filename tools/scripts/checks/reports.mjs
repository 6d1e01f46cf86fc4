import { stripVTControlCharacters } from 'node:util';

/**
 * What a suite's report comes to: tests `passed` and `failed`, the `faults` (`name: why`) and the names of those that were
 * `flaky`, which failed once and then passed.
 */

/** Vitest's report (`--reporter json`). */
export function readUnitReport(report) {
  const faults = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${firstLines(message)}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLines(failureMessages[0])}`),
  ]);
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, faults.length), faults, flaky: [] };
}

/** Playwright's report (`--reporter json`). */
export function readBrowserReport({ stats, suites, errors }) {
  const faults = [
    ...testsThatAre('unexpected', suites).map(({ name, error }) => `${name}: ${error}`),
    ...errors.map(({ message }) => firstLines(message)),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    faults,
    flaky: testsThatAre('flaky', suites).map(({ name }) => name),
  };
}

/** The browser tests that ended so, each with the beginning of its last error. */
function testsThatAre(ended, suites, path = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === ended))
      .map(({ title: name, tests }) => ({
        name: [...path, title, name].join(' › '),
        error: firstLines(tests[0].results.at(-1)?.error?.message),
      })),
    ...testsThatAre(ended, inner, [...path, title]),
  ]);
}

/** What an error says, short and without colours. */
function firstLines(message = '') {
  return stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n').slice(0, 1200);
}
