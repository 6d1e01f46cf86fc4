import { novelOf } from '#src/content/content.ts';
import { loadContent } from '#src/content/read/load.ts';

/** What the site under test is built from: journeys take its facts from here. */
export const content = loadContent(process.cwd());
export const novel = novelOf(content);
export const { email } = content.profile;
