import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getIconData, iconToHTML, iconToSVG, trimSVG } from '@iconify/utils';
import type { Plugin } from 'vite';
import type { Content } from '#src/content/content.ts';
import type { Technology } from '#src/content/schemas/site.ts';
import { nearHint } from '#src/content/messages/hints.ts';
import { iconOfNetwork } from '#src/content/owner/networks.ts';
import { loadContent } from '#src/content/read/load.ts';
import type { ContentProblem } from '#src/content/read/problem.ts';
import { knownContent } from '../pages/at-start.ts';

const ownIcons = '/icons';

type IconCollection = Parameters<typeof getIconData>[0];

const sliderCollections = ['logos', 'devicon', 'simple-icons', 'lucide'];

const collections = new Map<string, IconCollection>();

function collection(name: string): IconCollection | undefined {
  if (!sliderCollections.includes(name)) return undefined;
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${name}/icons.json`);
  const icons = collections.get(name) ?? (JSON.parse(readFileSync(file, 'utf8')) as IconCollection);
  collections.set(name, icons);
  return icons;
}

function iconOf(icon: string) {
  const [prefix = '', title = ''] = icon.split('/');
  const icons = collection(prefix);
  return icons ? getIconData(icons, title) : null;
}

function iconHint(icon: string): string {
  const [prefix = '', word = ''] = icon.split('/');
  const namesIn = (name: string) => {
    const { icons = {}, aliases = {} } = collection(name) ?? {};
    return [...Object.keys(icons), ...Object.keys(aliases)].map((title) => `${name}/${title}`);
  };
  const titleOf = (name: string) => name.replace(/^.*\//, '');
  return nearHint(word, namesIn(prefix), titleOf) || nearHint(word, sliderCollections.flatMap(namesIn), titleOf);
}

/** Icons that the installed collections do not have. */
export function iconProblems({ site, technologies, profile }: Content): ContentProblem[] {
  const ofSlider = site.icons.base === ownIcons ? technologies : [];
  const named = [
    ...ofSlider.map(({ icon }, index) => ({ file: 'content/technologies.yaml', field: `[${index}].icon`, icon })),
    ...profile.social.map((link, index) => ({
      file: 'content/profile.yaml',
      field: `social[${index}].${link.icon ? 'icon' : 'network'}`,
      icon: iconOfNetwork(link),
    })),
  ];
  return named.flatMap(({ file, field, icon }) => {
    if (iconOf(icon)) return [];
    const [prefix = ''] = icon.split('/');
    const expected = collection(prefix)
      ? `an icon of the collection "${prefix}"`
      : `an icon of an installed collection (${sliderCollections.join(', ')})`;
    return [{ file, field, expected, found: `"${icon}"`, hint: iconHint(icon) }];
  });
}

/** Serves the slider's icons from the site itself, at `/icons/<collection>/<name>.svg`. */
export function sliderIcons(data: { root: string; content: () => Promise<Content> }): Plugin {
  return {
    name: 'site:slider-icons',

    generateBundle() {
      if (this.environment.name !== 'client') return;
      const { site, technologies } = loadContent(data.root);
      if (site.icons.base !== ownIcons) return;
      for (const technology of technologies)
        this.emitFile({ type: 'asset', fileName: `icons/${technology.icon}.svg`, source: draw(technology) });
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const icon = /^\/icons\/([\w-]+\/[\w-]+)\.svg$/.exec(request.url?.split('?')[0] ?? '')?.[1];
        if (!icon) return next();
        data
          .content()
          .then(({ technologies }) => {
            const technology = technologies.find((each) => each.icon === icon);
            if (!technology) return next();
            response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(draw(technology));
          })
          .catch(next);
      });
    },
  };
}

/** An icon as an SVG file without scripts; single-colour icons take the technology's. */
function draw({ icon, color }: Technology): string {
  const data = iconOf(icon);
  if (!data) throw new Error(`There is no icon ${icon}.`);
  const { attributes, body } = iconToSVG(data, { height: '48' });
  const clean = trimSVG(body)
    .replace(/<(script|foreignObject)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\son\w+="[^"]*"/gi, '')
    .replaceAll('currentColor', color);
  return iconToHTML(clean, attributes);
}

const socialModule = 'virtual:social-icons';

export function socialIcons(root: string): Plugin {
  return {
    name: 'site:social-icons',
    resolveId: (id) => (id === socialModule ? `\0${socialModule}` : undefined),
    load(id) {
      if (id !== `\0${socialModule}`) return undefined;
      // None while the content is invalid; the error is reported where the content is used.
      const icons = [...new Set(knownContent(root, false)?.profile.social.map(iconOfNetwork))];
      const imports = icons.map((icon, index) => `import icon${index} from '~icons/${icon}';`);
      const entries = icons.map((icon, index) => `${JSON.stringify(icon)}: icon${index}`);
      return `${imports.join('\n')}\nexport const socialIcons = { ${entries.join(', ')} };\n`;
    },
  };
}
