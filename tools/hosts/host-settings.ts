import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a folder tells hosts that read files of settings (Netlify, Cloudflare). */
export interface HostSettings {
  /** The headers of a path, from every rule that it matches. */
  headersOf(path: string): Record<string, string>;
  /** The file that is shown with 404 where there is none at a path, below `base`: by a rule, else the nearest. */
  missingOf(path: string, base: string): string;
}

const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** Reads `_headers` and `_redirects` as those hosts do, as far as the build writes them. */
export function readHostSettings(folder: string): HostSettings {
  const lines = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean) : [];
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of lines('_headers')) {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: line, headers: [] });
  }
  const redirects = lines('_redirects').map((line) => line.split(' '));
  return {
    headersOf(path) {
      const found = rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers);
      const names = found.map(([name]) => name);
      // The hosts join them, which is never what is wanted.
      if (new Set(names).size < names.length) throw new Error(`Two rules of _headers give ${path} the same header.`);
      return Object.fromEntries(found);
    },
    missingOf(path, base) {
      const [, ruled] = redirects.find(([rule = '', , status]) => status === '404' && matches(rule, path)) ?? [];
      if (ruled) return ruled.slice(base.length);
      let near = dirname(path.slice(base.length));
      while (near !== '/' && !existsSync(join(folder, near, '404.html'))) near = dirname(near);
      return join(near, '404.html');
    },
  };
}
