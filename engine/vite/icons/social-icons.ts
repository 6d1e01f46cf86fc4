import type { Plugin } from 'vite';
import type { Content } from '#src/content/content.ts';
import { loadContent } from '#src/content/read/load.ts';
import { iconOfNetwork } from '#src/content/owner/networks.ts';

const name = 'virtual:social-icons';

export function socialIcons(root: string): Plugin {
  return {
    name: 'site:social-icons',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const icons = [...new Set(socialOf(root).map(iconOfNetwork))];
      const imports = icons.map((icon, index) => `import icon${index} from '~icons/${icon}';`);
      const entries = icons.map((icon, index) => `${JSON.stringify(icon)}: icon${index}`);
      return `${imports.join('\n')}\nexport const socialIcons = { ${entries.join(', ')} };\n`;
    },
  };
}

/** Empty while the content is invalid; the error is reported where the content is used. */
function socialOf(root: string): Content['profile']['social'] {
  try {
    return loadContent(root).profile.social;
  } catch {
    return [];
  }
}
