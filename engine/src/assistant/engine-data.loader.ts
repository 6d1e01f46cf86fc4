import type { DataSource } from '#src/content/data-source.ts';
import { compileFacts } from './facts/compile.ts';
import { isSpoken } from './learned.ts';
import { plainData } from './plain/plain-data.loader.ts';
import type { AnyData } from './reply.ts';
import { loadLanguagePack } from './train/language-pack.loader.ts';

/** What the server answers from in one language: the facts and, where there is one, the whole model. */
export function loader(source: DataSource): AnyData {
  const { content, language } = source;
  if (!isSpoken(language)) return plainData(source);
  return { pack: loadLanguagePack(language), facts: compileFacts(content, language) };
}
