import type { FunctionHost } from './site-target.ts';

/** Where each host looks for the function, beside `site/`. */
export const functionFile: Readonly<Record<FunctionHost, string>> = {
  // In a folder of its own: wrangler takes every page and text beside it for a part of the program.
  cloudflare: 'worker/api.js',
  vercel: 'api/index.mjs',
  netlify: 'functions/api.mjs',
};

/** Seconds that a reply may take where the host asks: a provider may think for a minute. */
const longestReply = 90;

const hashed = ['assets', 'data', 'pictures'];
const forEver = 'public, max-age=31536000, immutable';

/** The file of settings by which a host finds files and function, and sends the headers. */
export function functionSettings(host: FunctionHost, headers: Record<string, string>): { file: string; text: string } {
  if (host === 'cloudflare') return { file: 'wrangler.jsonc', text: json(cloudflareSettings) };
  if (host === 'vercel') return { file: 'vercel.json', text: json(vercelFunctionSettings(headers)) };
  return { file: 'netlify.toml', text: netlifySettings };
}

/** What Vercel is to do with files: addresses without `.html`, the headers, caching. */
export function vercelFileSettings(headers: Record<string, string>, base = '') {
  const list = (lines: Record<string, string>) => Object.entries(lines).map(([key, value]) => ({ key, value }));
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `${base}/(.*)`, headers: list(headers) },
      { source: `${base}/(${hashed.join('|')})/(.*)`, headers: list({ 'Cache-Control': forEver }) },
    ],
  };
}

/** For `wrangler deploy`. The function is asked for the API alone; files cost nothing. */
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

function vercelFunctionSettings(headers: Record<string, string>) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: '',
    buildCommand: '',
    outputDirectory: 'site',
    functions: { [functionFile.vercel]: { maxDuration: longestReply } },
    rewrites: [{ source: '/api/(.*)', destination: '/api' }],
    ...vercelFileSettings(headers),
  };
}

/** For `netlify deploy`. The function names its addresses itself, and headers stand in `site/_headers`. */
const netlifySettings = `[build]
  publish = "site"
  command = ""

[functions]
  directory = "functions"
`;

function json(settings: object): string {
  return `${JSON.stringify(settings, null, 2)}\n`;
}
