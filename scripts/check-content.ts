import { fileURLToPath } from 'node:url';
import { Pictures } from '#build/pictures.ts';
import { allImages } from '#build/files.ts';
import { checkIcons } from '#build/slider-icons.ts';
import { loadContent } from '#src/content/load.ts';
import { ContentError } from '#src/content/problem.ts';

// `npm run check:content`: reads every content file and picture, and names what is wrong.
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
try {
  const content = loadContent(root);
  checkIcons(root, content);
  await new Pictures(root).prepare(allImages(root));
  process.stdout.write(
    `content/ is right: ${content.projects.length} projects, ${content.works.length} works, ${content.novel.chapters.length} chapters.\n`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(error.message);
  process.exit(1);
}
