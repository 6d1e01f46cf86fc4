import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inputs = ['content', 'src', 'server', 'tools', 'public', 'vite.config.ts', 'package-lock.json'];
const stampFile = 'dist/build-stamp.txt';

/** A fingerprint of everything that goes into the build: paths, sizes and times, so that it is quick. */
function fingerprint(root) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  for (const input of inputs) {
    const full = join(root, input);
    if (!existsSync(full)) continue;
    if (statSync(full).isFile()) add(input);
    else {
      const files = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      for (const entry of files.map((file) => join(file.parentPath, file.name).slice(root.length)).sort()) add(entry);
    }
  }
  return hash.digest('hex');
}

/** True when the last build was made from what is there now. */
export function isBuildFresh(root) {
  const stamp = join(root, stampFile);
  return (
    existsSync(join(root, 'dist/server/index.js')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(root)
  );
}

/** To call after a build that succeeded. */
export function writeBuildStamp(root) {
  writeFileSync(join(root, stampFile), fingerprint(root));
}
