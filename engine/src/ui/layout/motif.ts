/** Whether pages show the star chart in the background (`motif` in `content/site.yaml`, set by the build). */
export const hasSky = typeof siteHasSky === 'undefined' || siteHasSky;
