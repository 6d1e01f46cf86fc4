import { writtenAnswers } from '#src/assistant/facts/compile.ts';
import type { DataSource } from '#src/content/data-source.ts';

/** A server uses all wordings; a browser downloads the first of each answer. */
const mostWordings = 4;

/** Prepared answers for the assistant in the browser, in a separate file because it can be large. */
export function loader({ content, language }: DataSource) {
  return writtenAnswers(content, language).map((each) => ({
    ...each,
    // The search ignores question marks.
    asks: each.asks.slice(0, mostWordings).map((asked) => asked.replace(/[¿?]/g, '')),
  }));
}
