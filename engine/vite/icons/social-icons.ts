import type { Plugin } from 'vite';
import { iconOfNetwork } from '#src/content/owner/networks.ts';
import { knownContent } from '../pages/at-start.ts';

const name = 'virtual:social-icons';

export function socialIcons(root: string): Plugin {
  return {
    name: 'site:social-icons',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      // None while the content is invalid; the error is reported where the content is used.
      const icons = [...new Set(knownContent(root, false)?.profile.social.map(iconOfNetwork))];
      const imports = icons.map((icon, index) => `import icon${index} from '~icons/${icon}';`);
      const entries = icons.map((icon, index) => `${JSON.stringify(icon)}: icon${index}`);
      return `${imports.join('\n')}\nexport const socialIcons = { ${entries.join(', ')} };\n`;
    },
  };
}
