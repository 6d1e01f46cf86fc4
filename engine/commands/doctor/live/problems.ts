const headers =
  'Send the headers of the file `_headers`, which npx firstlight static writes; npx firstlight start sends them itself.';

/** What each finding is about, and the advice. */
const problems = {
  movedHome: ['page', 'Use that address if it is the right one, also as "url" of content/site.yaml.'],
  otherPage: ['page', 'Use the address of the home page, and publish the whole build folder.'],
  noFile: ['files', 'Publish the whole build folder, with its base path (npx firstlight static --help).'],
  fileType: ['files', 'Send .js as text/javascript: browsers run no other type.'],
  fileAge: ['caching', 'Keep /assets/, /data/ and /pictures/ for a year: public, max-age=31536000, immutable.'],
  pageAge: [
    'caching',
    'Send Cache-Control: max-age=0, must-revalidate for pages. Otherwise visitors see new builds late.',
  ],
  workerType: ['worker', 'Send it as text/javascript, not as a page.'],
  workerAge: ['worker', 'Send Cache-Control: max-age=0, must-revalidate. Otherwise visitors keep an old site.'],
  missingStatus: ['404', 'Answer unknown addresses with 404.html and status 404, not with the home page.'],
  missingPage: [
    '404',
    'Make the host show 404.html: "ErrorDocument 404 {page}" in public/.htaccess (Apache), "error_page 404 {page};" (nginx).',
  ],
  canonical: [
    'canonical',
    'Set "url" of content/site.yaml (or --url of the static build) to this address, and build again.',
  ],
  noPreview: ['preview', 'Publish the pages as the build wrote them.'],
  previewFile: ['preview', 'Publish /og/ too.'],
  sitemap: ['sitemap', 'Publish it.'],
  sitemapAddress: ['sitemap', 'Set "url" of content/site.yaml to this address, and build again.'],
  pageStatus: [
    'redirects',
    'Make the host show about.html for /about ("clean URLs"), or publish the static build, which needs no such rule.',
  ],
  redirects: ['redirects', 'One is enough.'],
  robotsFile: ['robots', "Publish the build's own file."],
  notIndexed: ['robots', "Check the public address, not a preview's, or stop the host from sending X-Robots-Tag."],
  noPolicy: ['policy', headers],
  twoPolicies: ['policy', `${headers} The host sends a second policy.`],
  headers: ['headers', `${headers} GitHub Pages cannot do this.`],
  frames: ['frames', `${headers} A meta tag cannot forbid it.`],
  hsts: ['hsts', 'Send Strict-Transport-Security: max-age=31536000.'],
  compression: ['compression', 'Enable compression (Brotli or gzip) at the host or proxy.'],
  unencrypted: ['https', 'Use https://, with a certificate (Caddy obtains one automatically).'],
  noRedirect: ['https', 'Redirect it.'],
  unreadable: ['certificate', 'Is it for this name?'],
  expiry: ['certificate', 'Renew it, and automate the renewal.'],
  refused: [
    'certificate',
    'Get a valid certificate for this name, with the full chain (Caddy does this automatically).',
  ],
  noAnswer: ['reach', 'Is the address correct, and is the host running?'],
} as const;

export interface Finding {
  about: string;
  found: string;
  advice: string;
}

/** Reports a problem, in the words of what was found. */
export type Say = (problem: keyof typeof problems, found: string) => void;

export function findingOf(problem: keyof typeof problems, found: string, home: URL): Finding {
  const [about, advice] = problems[problem];
  return { about, found, advice: advice.replaceAll('{page}', () => new URL('404.html', home).pathname) };
}
