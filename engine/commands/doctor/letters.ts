import { charactersWithoutFace } from '#vite/fonts/fonts.ts';
import { finding, type Finding } from './finding.ts';

export async function letterFindings(root: string): Promise<Finding[]> {
  const letters = await charactersWithoutFace(root);
  if (!letters) return [];
  const what = `the site's fonts lack these letters, so visitors' devices use their own font for them: ${letters}`;
  return [finding('better', 'content/', what)];
}
