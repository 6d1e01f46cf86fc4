import { charactersWithoutFace } from '#tools/build/fonts/fonts.ts';
import type { Finding } from './finding.ts';

/** The letters of the content that the site's fonts have not. */
export async function letterFindings(root: string): Promise<Finding[]> {
  const letters = await charactersWithoutFace(root);
  if (!letters) return [];
  const what = `a font of the visitor's device shows these letters, which the site's fonts have not: ${letters}`;
  return [{ chapter: 'better', place: 'content/', what }];
}
