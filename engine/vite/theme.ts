import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import type { Accent } from '#src/content/owner/accent.ts';
import type { ContentProblem } from '#src/content/read/problem.ts';
import { engineRoot } from '#src/content/roots.ts';
import { nearNames } from '#src/lib/near-names.ts';

/** The owner's style sheet, in the site's folder. It is loaded after the engine's. */
export const themeFile = 'theme.css';

/** WCAG AA contrast of text. */
const least = 4.5;
const grounds = ['page', 'surface', 'raised'];
/** Colours of text, and the colours behind each. */
export const pairs: readonly (readonly [text: string, behind: readonly string[]])[] = [
  ...['text', 'muted', 'accent', 'second', 'alert', 'finished', 'in-progress'].map((name) => [name, grounds] as const),
  ['on-accent', ['accent']],
  ['on-fill', ['fill']],
];
const checked = new Set(pairs.flatMap(([name, behind]) => [name, ...behind]));

export function themeOf(root: string): string | undefined {
  const path = join(root, themeFile);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Comments become spaces, so that lines stay. */
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, (text) => text.replace(/[^\n]/g, ' '));

export function colourOf(value: string): Accent | null {
  const [light, dark = light] = (/^light-dark\((.*)\)$/.exec(value)?.[1]?.split(',') ?? [value]).map((each) =>
    each.trim().replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3'),
  );
  return [light, dark].every((each) => /^#[\da-f]{6}$/i.test(each ?? ''))
    ? { light: light ?? '', dark: dark ?? '' }
    : null;
}

export const tokensOf = (css: string) =>
  [...withoutComments(css).matchAll(/--([\w-]+)\s*:\s*([^;}]+)/g)].map(({ 1: name = '', 2: value = '', index }) => ({
    name,
    value: value.trim(),
    line: css.slice(0, index).split('\n').length,
  }));

const shippedTokens = () => tokensOf(readFileSync(join(engineRoot, 'src/ui/styles/tokens.css'), 'utf8'));

const problem = (line: number, field: string, expected: string, found: string): ContentProblem => ({
  file: `${themeFile}:${line}`,
  ...{ field, expected, found },
});

/** What the build refuses in the owner's style sheet: files from elsewhere, missing files, colours that cannot be read. */
export function themeProblems(root: string, accent: Accent): ContentProblem[] {
  const css = themeOf(root);
  if (css === undefined) return [];
  const text = withoutComments(css);
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const links = /@import[^;]*|url\(\s*(['"]?)(.*?)\1\s*\)/g;
  const linked = [...text.matchAll(links)].flatMap(({ 0: all, 2: address, index }) => {
    const isOwn = address?.startsWith('/') && !address.startsWith('//');
    if (isOwn && existsSync(join(root, 'public', address ?? ''))) return [];
    if (address?.startsWith('data:')) return [];
    const expected = 'a file in public/, such as url("/fonts/mine.woff2"); the security policy blocks other places';
    const missing = isOwn ? `: no file public${address}` : '';
    return [problem(lineAt(index), '', expected, `${all.trim()}${missing}`)];
  });
  const braces = (text.match(/\{/g)?.length ?? 0) - (text.match(/\}/g)?.length ?? 0);
  if (braces !== 0)
    return [
      problem(lineAt(text.length), '', 'as many } as {', `${Math.abs(braces)} too ${braces > 0 ? 'few' : 'many'}`),
    ];
  const written = tokensOf(css);
  const known = shippedTokens().map(({ name }) => name);
  const used = new Set([...known, ...[...text.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name]) => name)]);
  const unknown = written
    .filter(({ name }) => !used.has(name))
    .map(({ name, line }) => {
      const [near] = nearNames(name, known);
      const expected = `a token of the engine${near ? ` (--${near}?)` : ''}, or one that this file uses with var()`;
      return problem(line, `--${name}`, expected, 'a name that nothing uses');
    });
  const own = written.filter(({ name }) => checked.has(name));
  const unreadable = own
    .filter(({ value }) => !colourOf(value))
    .map(({ name, value, line }) =>
      problem(
        line,
        `--${name}`,
        'a colour such as #1a2b3c, or light-dark(#1a2b3c, #d4e5f6), whose contrast can be checked',
        value,
      ),
    );
  return [...linked, ...unknown, ...unreadable, ...(unreadable.length > 0 ? [] : contrastProblems(own, accent))];
}

function contrastProblems(own: ReturnType<typeof tokensOf>, accent: Accent): ContentProblem[] {
  const colours = new Map<string, Accent>([['accent', accent]]);
  for (const { name, value } of [
    ...shippedTokens()
      .reverse()
      .filter(({ name }) => name !== 'accent'),
    ...own,
  ]) {
    const colour = colourOf(value);
    if (colour) colours.set(name, colour);
  }
  return pairs.flatMap(([name, behind]) =>
    behind.flatMap((ground) => {
      const set = own.findLast((each) => each.name === name || each.name === ground);
      const [front, back] = [colours.get(name), colours.get(ground)];
      if (!set || !front || !back) return [];
      return (['light', 'dark'] as const).flatMap((theme) => {
        const reached = wcagContrast(front[theme], back[theme]);
        if (reached >= least) return [];
        const expected = `a contrast of at least ${least} to 1 between --${name} and --${ground} in the ${theme} theme`;
        return [problem(set.line, `--${set.name}`, expected, `${reached.toFixed(1)} to 1`)];
      });
    }),
  );
}
