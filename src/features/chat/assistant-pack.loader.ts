import { compileFacts } from '#src/assistant/facts/compile.ts';
import { isSpoken } from '#src/assistant/learned.ts';
import { loadLanguagePack } from '#src/assistant/train/language-pack.loader.ts';
import type { EngineData } from '#src/assistant/engine.ts';
import type { DataSource } from '#src/content/data-source.ts';

/** What a browser answers from in one language that the assistant speaks, when the site has no server: a small model, and the facts. */
export function loader({ content, language }: DataSource): EngineData | null {
  if (!isSpoken(language)) return null;
  return { pack: loadLanguagePack(process.cwd(), language, 'light'), facts: compileFacts(content, language, false) };
}
