import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CSSOptions } from 'vite';
import { recoloured, type Accent } from '#src/content/owner/accent.ts';
import { narrowShare, spanShare, zenithShare, type DrawnSky } from '../pictures/sky.ts';

/** The one order of layers: what stands later wins, whatever a selector weighs and whichever file loads first. */
export const layerOrder = ['reset', 'base', 'shared', 'parts', 'features', 'pages'] as const;

type Layer = (typeof layerOrder)[number];

/** The layer of a module, by the room it stands in. */
function layerOf(path: string): Layer {
  if (path.startsWith('src/ui/')) return 'parts';
  return path.startsWith('src/pages/') ? 'pages' : 'features';
}

/** The named queries of `breakpoints.css`, as in `(--columns)`. */
export function namedQueries(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(([, name = '', query = '']) => [name, query]),
  );
}

type Processor = Extract<NonNullable<CSSOptions['postcss']>, object>;

/**
 * How style sheets are read: every `x.module.css` lands in its room's layer, every sheet that leaves the build says the
 * order first, named queries are written out, accent, zenith and horizon are the owner's, and a module's classes keep their
 * names with the file's mark behind.
 */
export function styleLayers(root: string, { accent, sky }: { accent: Accent; sky: DrawnSky }): CSSOptions {
  const within = (file: string) => relative(root, file).replaceAll('\\', '/');
  const breakpoints = join(root, 'src/ui/styles/breakpoints.css');
  const layers: NonNullable<Processor['plugins']>[number] = {
    postcssPlugin: 'site:style-layers',
    Once(sheet, { AtRule, result }) {
      sheet.walkDecls('--accent', (role) => {
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
          if (!query) throw rule.error(`There is no query ${name} in src/ui/styles/breakpoints.css.`);
          return query;
        });
      });
      const path = within(sheet.source?.input.file ?? '');
      if (!path.startsWith('src/')) return;
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
