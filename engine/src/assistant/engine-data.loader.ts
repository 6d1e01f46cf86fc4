import type { DataSource } from '#src/content/data-source.ts';
import { compileFacts } from './facts/compile.ts';
import { isSpoken } from './learned.ts';
import { plainData } from './plain/plain-data.loader.ts';
import type { AnyData } from './reply.ts';
import { loadLanguagePack } from './train/language-pack.loader.ts';

/** The data that the assistant answers from: the facts and, in a language that it has learned, the model. */
export function engineData(source: DataSource, size: 'whole' | 'light'): AnyData {
  const { content, language } = source;
  const isWhole = size === 'whole';
  if (!isSpoken(language)) return plainData(source, isWhole);
  return { pack: loadLanguagePack(language, size), facts: compileFacts(content, language, isWhole) };
}

export const needsTraining = true;

/** For the server. */
export const loader = (source: DataSource) => engineData(source, 'whole');
