import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '#commands/support/command-line.ts';
import { siteRoot } from '#src/content/roots.ts';
import { hasBuild, isBuildFresh, settleBuilds } from '#vite/build-folder.ts';
import { hasAllPictures, makeLatePictures } from '#vite/pictures/late-pictures.ts';

// `firstlight start`: builds if the inputs have changed, then serves.
const dist = join(siteRoot, 'dist');
settleBuilds(siteRoot);
if (!isBuildFresh(siteRoot)) {
  // With no earlier build to keep serving, pages come first and pictures while they are served.
  const later = hasBuild(siteRoot) && hasAllPictures(dist) ? '' : '1';
  const status = run('build', { PICTURES_LATER: later });
  if (status !== 0) process.exit(status);
}

const server = (await import(pathToFileURL(join(dist, 'server/index.js')).href)) as typeof import('#server/index.ts');
if (!hasAllPictures(dist)) {
  const pictures = makeLatePictures(dist);
  process.stdout.write(`Encoding ${pictures.count} pictures in the background; the site already works.\n`);
  server.makeMissingFiles(pictures.make);
  pictures.done.then(
    () => process.stdout.write('All pictures are encoded.\n'),
    (error: Error) => process.stderr.write(`Some pictures are missing: ${error.message}\nRun: npx firstlight build\n`),
  );
}
