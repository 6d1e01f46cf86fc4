import { dayIn } from '#src/lib/time/days.ts';
import type { ContentProblem } from '../read/problem.ts';
import { writtenFiles } from './lines.ts';

/** A chapter that says itself that it is not there yet. */
const announced = /^(inProgress|isFullBook): true/m;

/** What may be as it is, but is mostly a slip: days that have not come. A build goes on in spite of them. */
export function doubts(root: string, timeZone: string, now = Date.now()): ContentProblem[] {
  const today = dayIn(timeZone, now);
  return writtenFiles(root)
    .filter(({ source }) => !announced.test(source))
    .flatMap(({ file, lines }) =>
      lines.flatMap(({ line, text }) => {
        const [, field = '', day = ''] = /^[\s-]*(date|updated):\s*['"]?(\d{4}-\d\d(?:-\d\d)?)/.exec(text) ?? [];
        if (day <= today.slice(0, day.length)) return [];
        const expected = `a day that has come (today is ${today})`;
        return [{ file: `${file}:${line}`, field, expected, found: day }];
      }),
    );
}
