import type { DataSource } from '#src/content/data-source.ts';
import type { EngineData } from './engine.ts';
import { compileFacts } from './facts/compile.ts';
import { isSpoken } from './learned.ts';
import { loadLanguagePack } from './train/language-pack.loader.ts';

/** What the server answers from in one language that the assistant speaks: the whole model, and the facts. */
export function loader({ content, language }: DataSource): EngineData | null {
  if (!isSpoken(language)) return null;
  return { pack: loadLanguagePack(language), facts: compileFacts(content, language) };
}
