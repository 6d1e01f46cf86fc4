/** One thing wrong in a content file, in words that its writer can act on. */
export interface ContentProblem {
  /** Path from the repository's root, with the line where it is known: `content/profile.yaml:12`. */
  file: string;
  /** Path inside the file: `tags[2].en`. Empty when the whole file is meant. */
  field: string;
  expected: string;
  found: string;
  /** What to do about it, where that is not plain from what is expected. */
  hint?: string;
}

/** A problem for people: file, line and field, then what was expected, what was found and, where there is one, a hint. */
export function formatProblem(problem: ContentProblem): string {
  const place = problem.field ? `${problem.file} · ${problem.field}` : problem.file;
  const hint = problem.hint ? `\n    hint:     ${problem.hint}` : '';
  return `${place}\n    expected: ${problem.expected}\n    found:    ${problem.found}${hint}`;
}

/** Thrown when content cannot be used; its message lists every problem. */
export class ContentError extends Error {
  static {
    // On the prototype: build tools print an error's own fields after its message.
    this.prototype.name = 'ContentError';
  }

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
    super(`${count} in content/:\n\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}\n`);
    // Where in the code it was noticed would only hide what is wrong in the content.
    this.stack = this.message;
  }
}
