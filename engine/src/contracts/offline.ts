import { withBase } from '#src/lib/site-base.ts';

export const workerFile = '/sw.js';

/** The service worker's address. It is at the root, so that its scope covers every page. */
export const workerAddress = withBase(workerFile);

/** Path, in the default language, of the page shown in place of one that is not stored. */
export const offlinePath = '/offline';
