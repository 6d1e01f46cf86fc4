import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIconData, iconToHTML, iconToSVG, trimSVG } from '@iconify/utils';
import type { Plugin } from 'vite';
import type { Technology } from '#src/content/schemas/site.ts';
import { loadContent } from '#src/content/load.ts';
import { ContentError } from '#src/content/problem.ts';

type IconCollection = Parameters<typeof getIconData>[0];
type IconData = Parameters<typeof iconToSVG>[0];

/** Serves the slider's icons from the site itself, `/icons/<collection>/<name>.svg`, out of the installed collections. */
export function sliderIcons(root: string): Plugin {
  const collections = new Map<string, IconCollection>();

  function collection(name: string): IconCollection | undefined {
    if (!collections.has(name)) {
      try {
        collections.set(
          name,
          JSON.parse(
            readFileSync(join(root, `node_modules/@iconify-json/${name}/icons.json`), 'utf8'),
          ) as IconCollection,
        );
      } catch {
        return undefined;
      }
    }
    return collections.get(name);
  }

  function draw({ name, icon, color }: Technology): string {
    const [prefix = '', title = ''] = icon.split('/');
    const icons = collection(prefix);
    const data = icons && getIconData(icons, title);
    if (!data) {
      const expected = icons
        ? `an icon of the collection "${prefix}"`
        : 'an icon of a collection that is installed (logos, devicon, simple-icons)';
      throw new ContentError([
        { file: 'content/technologies.yaml', field: `${name}: icon`, expected, found: `"${icon}"` },
      ]);
    }
    return iconSvg(data, color);
  }

  return {
    name: 'site:slider-icons',

    generateBundle() {
      if (this.environment.name !== 'client') return;
      const { site, technologies } = loadContent(root);
      if (site.icons.base !== '/icons') return;
      for (const technology of technologies)
        this.emitFile({ type: 'asset', fileName: `icons/${technology.icon}.svg`, source: draw(technology) });
    },

    configureServer(server) {
      let technologies: Technology[] | undefined;
      server.watcher.on('change', (path) => {
        if (path.endsWith('content/technologies.yaml')) technologies = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const icon = /^\/icons\/([\w-]+\/[\w-]+)\.svg$/.exec(request.url?.split('?')[0] ?? '')?.[1];
        if (!icon) return next();
        technologies ??= loadContent(root).technologies;
        const technology = technologies.find((each) => each.icon === icon);
        if (!technology) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(draw(technology));
      });
    },
  };
}

/** An icon as a file of its own: a single-colour one takes the brand's colour, and nothing in it can run. */
export function iconSvg(data: IconData, color: string): string {
  const { attributes, body } = iconToSVG(data, { height: '48' });
  const clean = trimSVG(body)
    .replace(/<(script|foreignObject)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\son\w+="[^"]*"/gi, '')
    .replaceAll('currentColor', color);
  return iconToHTML(clean, attributes);
}
