import type { Knowledge } from '../knowledge.ts';

/** True for a sentence in which the owner speaks of herself or himself. */
export function isFirstPerson(text: string, { words }: Pick<Knowledge, 'words'>): boolean {
  const said = text.replace(/["“«][^"”»]*["”»]/g, '').match(/\p{L}+/gu) ?? [];
  return said.some((word) => words.firstPerson(word.toLowerCase()));
}
