/** What is read of `package-lock.json`. */
export interface LockFile {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean }>;
}

/** For what runs on the server or reaches a browser: nobody has to open their own code for these. */
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
/** Of tools that only build and test, also those whose own files must stay open. */
const acceptedForTools = [
  ...accepted,
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0', 'CC0-1.0', 'OFL-1.1', 'Zlib'],
];
/** Packages that say nothing in the lock file, and what their own licence file says. */
const readByHand: Record<string, string> = { 'parse-cache-control': 'MIT' };

interface Package {
  name: string;
  version: string;
  licence: string;
  isTool: boolean;
}

function packagesOf({ packages }: LockFile): Package[] {
  return Object.entries(packages).flatMap(([path, { version = '', license, dev = false }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    return path ? [{ name, version, licence: license ?? readByHand[name] ?? 'unknown', isTool: dev }] : [];
  });
}

/** Each package whose licence is not accepted for what it is used for. */
export function licenceProblems(lock: LockFile): string[] {
  return packagesOf(lock)
    .filter(({ licence, isTool }) => !isAccepted(licence, isTool ? acceptedForTools : accepted))
    .map(
      ({ name, version, licence }) => `${name} ${version}: ${licence} is not accepted (tools/licences/licence-list.ts)`,
    );
}

/** An SPDX expression: of what is joined by OR one will do, of what is joined by AND all must. */
function isAccepted(expression: string, list: readonly string[]): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => list.includes(licence.trim())));
}

/** The list of everything that runs on the server or reaches a browser, as Markdown. */
export function licenceList(lock: LockFile): string {
  const rows = packagesOf(lock)
    .filter(({ isTool }) => !isTool)
    .map(({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence} |`)
    .sort();
  return [
    '# Licences of what runs',
    '',
    'Written by `npm run licences` from `package-lock.json`; a test keeps it true. Fonts, icons and data that the build',
    'takes from packages stand in [credits.md](credits.md).',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...new Set(rows),
    '',
  ].join('\n');
}
