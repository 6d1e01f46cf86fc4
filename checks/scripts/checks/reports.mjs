import { stripVTControlCharacters } from 'node:util';

/**
 * Reads Vitest's JSON report. The results of this file's readers have `passed` and `failed` counts, `faults` (`name:
 * why`) and the names of `flaky` tests, which passed on retry.
 */
export function readUnitReport(report) {
  const faults = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${firstLines(message)}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLines(failureMessages[0])}`),
  ]);
  const flaky = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  );
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, faults.length), faults, flaky };
}

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

/** Reads a suite's last line, `N passed, N failed`. */
export function readLastLine(output) {
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed/gm)].at(-1);
  return { passed: Number(passed), failed: Number(failed) };
}

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

function firstLines(message = '') {
  return stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n').slice(0, 1200);
}
