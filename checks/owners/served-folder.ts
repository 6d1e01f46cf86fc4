import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder in which `serve-owner.ts` builds an owner's site: outside the repository. */
export const servedFolder = (owner: string) => join(tmpdir(), `site-of-${owner}`);

/** Generated projects of `nadia`. */
export const sketchCount = 40;
