import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CSSOptions } from 'vite';
import { engineRoot } from '#src/content/roots.ts';
import { recoloured } from '#src/content/owner/accent.ts';
import type { AtStart } from './at-start.ts';
import { themeFile, themeOf } from '../theme.ts';
import { narrowShare, spanShare, zenithShare } from '../pictures/sky.ts';

/** Cascade layers in order: later ones win, regardless of specificity and load order. */
export const layerOrder = ['reset', 'base', 'shared', 'parts', 'features', 'pages', 'theme'] as const;

const mainSheet = 'src/ui/styles/styles.css';

function layerOf(path: string): (typeof layerOrder)[number] {
  if (path.startsWith('src/ui/')) return 'parts';
  return path.startsWith('src/pages/') ? 'pages' : 'features';
}

export function namedQueries(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(([, name = '', query = '']) => [name, query]),
  );
}

type Processor = Extract<NonNullable<CSSOptions['postcss']>, object>;

/**
 * How style sheets are compiled: each `x.module.css` goes into its folder's layer, every sheet starts with the layer
 * order, custom media are resolved, accent and sky values are the owner's, and class names keep their name with a hash.
 */
export function styleLayers(root: string, { accent, sky }: Pick<AtStart, 'accent' | 'sky'>): CSSOptions {
  const theme = themeOf(root);
  const within = (file: string) => relative(engineRoot, file).replaceAll('\\', '/');
  const breakpoints = join(engineRoot, 'src/ui/styles/breakpoints.css');
  const layers: NonNullable<Processor['plugins']>[number] = {
    postcssPlugin: 'site:style-layers',
    Once(sheet, { AtRule, postcss, result }) {
      sheet.walkDecls(/^--(accent|fill)$/, (role) => {
        role.value = recoloured(role.value, accent);
      });
      for (const [name, share] of Object.entries({ zenith: zenithShare, span: spanShare, narrow: narrowShare }))
        sheet.walkDecls(`--${name}`, (declaration) => {
          if (sky !== null) declaration.value = share(sky).toFixed(4);
        });
      const queries = namedQueries(readFileSync(breakpoints, 'utf8'));
      result.messages.push({ type: 'dependency', plugin: 'site:style-layers', file: breakpoints });
      sheet.walkAtRules('media', (rule) => {
        rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
          const query = queries.get(name);
          if (!query) throw rule.error(`There is no media query ${name} in src/ui/styles/breakpoints.css.`);
          return query;
        });
      });
      const path = within(sheet.source?.input.file ?? '');
      if (!path.startsWith('src/')) return;
      if (path === mainSheet && theme !== undefined) {
        result.messages.push({ type: 'dependency', plugin: 'site:style-layers', file: join(root, themeFile) });
        sheet.append(
          new AtRule({
            name: 'layer',
            params: 'theme',
            nodes: postcss.parse(theme, { from: join(root, themeFile) }).nodes,
          }),
        );
      }
      if (path.endsWith('.module.css')) {
        const wrapped = new AtRule({ name: 'layer', params: layerOf(path), nodes: sheet.nodes });
        sheet.removeAll();
        sheet.append(wrapped);
      }
      sheet.prepend(new AtRule({ name: 'layer', params: layerOrder.join(', ') }));
    },
  };
  return {
    postcss: { plugins: [layers] },
    modules: {
      generateScopedName: (name, file) =>
        `${name}_${createHash('sha256')
          .update(within(file.split('?')[0] ?? ''))
          .digest('base64url')
          .slice(0, 4)}`,
    },
  };
}
