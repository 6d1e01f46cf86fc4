import type { Options } from 'unplugin-icons/types';
import { engineRoot } from '#src/content/roots.ts';

/** Compiles each icon to one short call; the usual JSX output is three times as long. */
export const iconOptions = {
  scale: 1,
  collectionsNodeResolvePath: engineRoot,
  compiler: {
    extension: 'js',
    compiler(svg, collection, name) {
      const [, viewBox, drawing] = /^<svg\b[^>]*\sviewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(svg.trim()) ?? [];
      if (!viewBox || !drawing)
        throw new Error(`The icon ${collection}/${name} is not a valid drawing: ${svg.slice(0, 80)}`);
      return (
        `import { icon } from '#src/ui/media/icon.tsx';\n` +
        `export default /* @__PURE__ */ icon(${JSON.stringify(viewBox)}, ${JSON.stringify(drawing)});\n`
      );
    },
  },
} satisfies Options;
