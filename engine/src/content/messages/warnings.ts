import { dayIn } from '#src/lib/time/days.ts';
import { languages } from '#src/i18n/languages.ts';
import type { Features } from '../owner/features.ts';
import { readAnswers } from '../read/answers.ts';
import type { ContentProblem } from '../read/problem.ts';
import { writtenFiles } from './lines.ts';
import { wordNotes } from './word-notes.ts';

const announced = /^(inProgress|isFullBook): true/m;
/** Folders whose entries wait for their day, or may announce one. */
const waits = /^content\/(notes|projects|works|sections)\//;

/** What is valid but probably a mistake. It does not fail a build. */
export function contentWarnings(
  root: string,
  { profile, features = {} }: { profile: { timeZone: string }; features?: Partial<Features> },
  now = Date.now(),
): ContentProblem[] {
  const today = dayIn(profile.timeZone, now);
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
  return [...otherLanguages(root), ...early, ...wordNotes(root, features), ...stale];
}

/** The first text of each language that the site does not have: it is shown nowhere. */
function otherLanguages(root: string): ContentProblem[] {
  const files = writtenFiles(root).map(({ file }) => file);
  const codes = files.map((file) => /^content\/(?:notes|pages|stories)\/[^/]+\.([a-z]{2,3})\.md$/.exec(file)?.[1]);
  const expected = `a language of the site, ${languages.join(' or ')} (languages in content/site.yaml), or the text is not shown`;
  return files.flatMap((file, index) => {
    const code = codes[index];
    if (!code || languages.some((each) => each === code) || codes.indexOf(code) < index) return [];
    const count = codes.filter((each) => each === code).length;
    return [{ file, field: '', expected, found: `"${code}"${count > 1 ? `, in ${count} files` : ''}` }];
  });
}
