import { withBase } from '#src/lib/site-base.ts';

/** The worker's file, below the site's root. */
export const workerFile = '/sw.js';

/** Where the worker that keeps pages for offline is served; at the root, so that it may answer for every page. */
export const workerAddress = withBase(workerFile);

/** The address in the default language of what is shown for a page that is not kept. */
export const offlinePath = '/offline';
