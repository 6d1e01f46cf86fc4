/** Whether the star chart stands behind the pages, as `motif` of `content/site.yaml` says; the build writes it in. */
export const hasSky = typeof siteHasSky === 'undefined' || siteHasSky;
