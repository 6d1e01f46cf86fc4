import { dayIn } from '#src/lib/time/days.ts';
import { languages } from '#src/i18n/languages.ts';
import { readAnswers } from '../read/answers.ts';
import type { ContentProblem } from '../read/problem.ts';
import { writtenFiles } from './lines.ts';
import { wordNotes } from './word-notes.ts';

const announced = /^(inProgress|isFullBook): true/m;
/** Folders whose entries wait for their day, or may announce one. */
const waits = /^content\/(notes|projects|works|sections)\//;

/**
 * Warnings: valid but probably mistaken: dates in the future, unknown words, written answers whose source has changed.
 * They do not fail a build.
 */
export function contentWarnings(root: string, timeZone: string, now = Date.now()): ContentProblem[] {
  const today = dayIn(timeZone, now);
  const stale = languages.flatMap((language) => readAnswers(root, language).stale);
  const early = writtenFiles(root)
    .filter(({ file, source }) => !announced.test(source) && !waits.test(file))
    .flatMap(({ file, lines }) =>
      lines.flatMap(({ line, text }) => {
        const [, field = '', day = ''] = /^[\s-]*(date|updated):\s*['"]?(\d{4}-\d\d(?:-\d\d)?)/.exec(text) ?? [];
        if (day <= today.slice(0, day.length)) return [];
        const expected = `a day that is not in the future (today is ${today})`;
        return [{ file: `${file}:${line}`, field, expected, found: day }];
      }),
    );
  return [...early, ...wordNotes(root), ...stale];
}
