import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A host's settings, as read from files (Netlify, Cloudflare). */
export interface HostSettings {
  /** The headers of a path, from every matching rule. */
  headersOf(path: string): Record<string, string>;
  /** The 404 file for a path below `base`: by rule, else the nearest. */
  missingOf(path: string, base: string): string;
}

const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** Reads `_headers` and `_redirects`, as far as the build uses their syntax. */
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
      // Hosts would join the values, which is never intended.
      if (new Set(names).size < names.length) throw new Error(`Two rules of _headers set the same header for ${path}.`);
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
