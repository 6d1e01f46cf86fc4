/** Where the worker that keeps pages for offline is served; at the root, so that it may answer for every page. */
export const workerAddress = '/sw.js';

/** The address in the default language of what is shown for a page that is not kept. */
export const offlinePath = '/offline';
