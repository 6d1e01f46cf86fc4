import type { FunctionHost } from './site-target.ts';

/** Where each host expects the function, beside `site/`. */
export const functionFile: Readonly<Record<FunctionHost, string>> = {
  // A separate folder: wrangler treats every page and text beside it as part of the program.
  cloudflare: 'worker/api.js',
  vercel: 'api/index.mjs',
  netlify: 'functions/api.mjs',
};

type Redirects = readonly (readonly [from: string, to: string])[];

/** Seconds for a reply, on hosts that ask; a language model may take a minute. */
const longestReply = 90;

export const hashed = ['assets', 'data', 'pictures'];
export const forEver = 'public, max-age=31536000, immutable';

/** The host's settings file, with the places of files and function, and the headers. */
export function functionSettings(
  host: FunctionHost,
  headers: Record<string, string>,
  redirects: Redirects = [],
): { file: string; text: string } {
  if (host === 'cloudflare') return { file: 'wrangler.jsonc', text: json(cloudflareSettings) };
  if (host === 'vercel') return { file: 'vercel.json', text: json(vercelFunctionSettings(headers, redirects)) };
  return { file: 'netlify.toml', text: netlifySettings };
}

/** Vercel's settings for static files: addresses without `.html`, headers, caching. */
export function vercelFileSettings(headers: Record<string, string>, base = '', redirects: Redirects = []) {
  const list = (lines: Record<string, string>) => Object.entries(lines).map(([key, value]) => ({ key, value }));
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    headers: [
      { source: `${base}/(.*)`, headers: list(headers) },
      { source: `${base}/(${hashed.join('|')})/(.*)`, headers: list({ 'Cache-Control': forEver }) },
      { source: `${base}/(.*)\\.md`, headers: list({ 'Content-Type': 'text/markdown; charset=utf-8' }) },
    ],
  };
}

/** For `wrangler deploy`. The function runs only for the API; static files cost nothing. */
const cloudflareSettings = {
  name: 'portfolio',
  main: functionFile.cloudflare,
  no_bundle: true,
  compatibility_date: '2026-10-01',
  assets: {
    directory: 'site',
    binding: 'ASSETS',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
    run_worker_first: ['/api', '/api/*'],
  },
  durable_objects: { bindings: [{ name: 'SHARED', class_name: 'SharedObject' }] },
  migrations: [{ tag: 'v1', new_sqlite_classes: ['SharedObject'] }],
  observability: { enabled: true },
};

function vercelFunctionSettings(headers: Record<string, string>, redirects: Redirects) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: '',
    buildCommand: '',
    outputDirectory: 'site',
    functions: { [functionFile.vercel]: { maxDuration: longestReply } },
    rewrites: [{ source: '/api/(.*)', destination: '/api' }],
    ...vercelFileSettings(headers, '', redirects),
  };
}

/** For `netlify deploy`. The function declares its own paths, and headers are in `site/_headers`. */
const netlifySettings = `[build]
  publish = "site"
  command = ""

[functions]
  directory = "functions"
`;

function json(settings: object): string {
  return `${JSON.stringify(settings, null, 2)}\n`;
}
