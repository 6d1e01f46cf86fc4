import { writtenAnswers } from '#src/assistant/facts/compile-answers.ts';
import type { Written } from '#src/assistant/facts/types.ts';
import type { DataSource } from '#src/content/data-source.ts';

/** The answers that were written beforehand, for the assistant in the browser: a file of its own, for it can be large. */
export function loader({ content, language }: DataSource): Written[] {
  return writtenAnswers(content, language);
}
