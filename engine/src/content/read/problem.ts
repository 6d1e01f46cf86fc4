/** One problem in a content file, worded for its writer. */
export interface ContentProblem {
  /** Path from the site's root, with the line if known: `content/profile.yaml:12`. */
  file: string;
  /** Path inside the file: `tags[2].en`. Empty for the whole file. */
  field: string;
  expected: string;
  found: string;
  /** How to fix it, if that does not follow from what is expected. */
  hint?: string;
}

/** Formats a problem: file, line and field, what was expected, what was found and, if any, a hint. */
export function formatProblem(problem: ContentProblem): string {
  const place = problem.field ? `${problem.file} · ${problem.field}` : problem.file;
  const hint = problem.hint ? `\n    hint:     ${problem.hint}` : '';
  return `${place}\n    expected: ${problem.expected}\n    found:    ${problem.found}${hint}`;
}

/** Thrown when content is invalid; its message lists every problem. */
export class ContentError extends Error {
  static {
    // On the prototype, because build tools print an error's own properties after its message.
    this.prototype.name = 'ContentError';
  }

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
    super(`${count} in content/:\n\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}\n`);
    // The stack trace would only distract from the content's problem.
    this.stack = this.message;
  }
}
