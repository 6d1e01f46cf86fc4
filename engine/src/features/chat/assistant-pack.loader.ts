import { compileFacts } from '#src/assistant/facts/compile.ts';
import { isSpoken } from '#src/assistant/learned.ts';
import { loadLanguagePack } from '#src/assistant/train/language-pack.loader.ts';
import type { EngineData } from '#src/assistant/engine.ts';
import type { DataSource } from '#src/content/data-source.ts';

/** Data of the in-browser assistant for one language: a small model and the facts. Used when the site has no server. */
export function loader({ content, language }: DataSource): EngineData | null {
  if (!isSpoken(language)) return null;
  return { pack: loadLanguagePack(language, 'light'), facts: compileFacts(content, language, false) };
}
