import { buildIndex } from '#src/assistant/build-index.ts';
import type { SharedSource } from '#src/content/data-source.ts';

/** What the browser answers from when the site has no server. It holds all languages. */
export function sharedLoader({ content }: SharedSource) {
  return buildIndex(content);
}
