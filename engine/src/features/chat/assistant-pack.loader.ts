import { compileFacts } from '#src/assistant/facts/compile.ts';
import { isSpoken } from '#src/assistant/learned.ts';
import { loadLanguagePack } from '#src/assistant/train/language-pack.loader.ts';
import { plainData } from '#src/assistant/plain/plain-data.loader.ts';
import type { AnyData } from '#src/assistant/reply.ts';
import type { DataSource } from '#src/content/data-source.ts';

/** Data of the in-browser assistant for one language: a small model and the facts. Used when the site has no server. */
export function loader(source: DataSource): AnyData {
  const { content, language } = source;
  if (!isSpoken(language)) return plainData(source, false);
  return { pack: loadLanguagePack(language, 'light'), facts: compileFacts(content, language, false) };
}
