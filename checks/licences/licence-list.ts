export interface LockFile {
  packages: Record<
    string,
    { version?: string; license?: string; link?: boolean; dependencies?: Record<string, string> }
  >;
}

/** Licences accepted for code that runs on the server or in a browser: none requires publishing your own code. */
const accepted = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
];
/** Also accepted for build and test tools: licences that only cover the tool's own files. */
const acceptedForTools = [
  ...accepted,
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0', 'CC0-1.0', 'OFL-1.1', 'Zlib'],
];
/** Packages without a licence in the lock file; read from their licence file. */
const readByHand: Record<string, string> = { 'parse-cache-control': 'MIT' };

interface Package {
  name: string;
  version: string;
  licence: string;
  isTool: boolean;
}

/** What the engine needs to build a site alone. */
const builders =
  /^(vite|yaml|sharp|subset-font|harfbuzzjs|unplugin-icons|@(vitejs|iconify|iconify-json|fontsource-variable|clack)\/.*|@valibot\/to-json-schema)$/;

/** The packages that run on the server or reach a browser, by their places in the lock file. */
function running({ packages }: LockFile): Set<string> {
  const found = new Set<string>();
  const visit = (from: string, names: string[]) => {
    for (const name of names) {
      const nested = `${from}/node_modules/${name}`;
      const path = nested in packages ? nested : `node_modules/${name}`;
      if (found.has(path) || !(path in packages)) continue;
      found.add(path);
      visit(path, Object.keys(packages[path]?.dependencies ?? {}));
    }
  };
  const own = Object.keys(packages.engine?.dependencies ?? {});
  visit(
    'engine',
    own.filter((name) => !builders.test(name)),
  );
  return found;
}

function packagesOf(lock: LockFile): Package[] {
  const runs = running(lock);
  return Object.entries(lock.packages).flatMap(([path, { version = '', license, link }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    // The workspaces of this repository are not third-party packages.
    return path.includes('node_modules/') && !link
      ? [{ name, version, licence: license ?? readByHand[name] ?? 'unknown', isTool: !runs.has(path) }]
      : [];
  });
}

/** Packages whose licence is not accepted for their use. */
export function licenceProblems(lock: LockFile): string[] {
  return packagesOf(lock)
    .filter(({ licence, isTool }) => !isAccepted(licence, isTool ? acceptedForTools : accepted))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version}: ${licence} is not accepted (checks/licences/licence-list.ts)`,
    );
}

/** Evaluates an SPDX expression: OR needs one accepted licence, AND needs all. */
function isAccepted(expression: string, list: readonly string[]): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => list.includes(licence.trim())));
}

/** Lists the packages used on the server and in the browser, as Markdown. */
export function licenceList(lock: LockFile): string {
  const rows = packagesOf(lock)
    .filter(({ isTool }) => !isTool)
    .map(({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence} |`)
    .sort();
  return [
    '# Licences of what runs',
    '',
    'Written by `npm run licences` from `package-lock.json`; a test keeps it true. Fonts, icons and data that the build',
    'takes from packages are in [credits.md](credits.md).',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...new Set(rows),
    '',
  ].join('\n');
}
