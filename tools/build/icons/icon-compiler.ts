import type { Options } from 'unplugin-icons/types';

/** Icons as one short call each: a component of elements, as the usual compiler writes it, is three times as long. */
export const iconOptions = {
  scale: 1,
  compiler: {
    extension: 'js',
    compiler(svg, collection, name) {
      const [, viewBox, drawing] = /^<svg\b[^>]*\sviewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(svg.trim()) ?? [];
      if (!viewBox || !drawing) throw new Error(`The icon ${collection}/${name} is not a drawing: ${svg.slice(0, 80)}`);
      return (
        `import { icon } from '#src/ui/media/icon.tsx';\n` +
        `export default /* @__PURE__ */ icon(${JSON.stringify(viewBox)}, ${JSON.stringify(drawing)});\n`
      );
    },
  },
} satisfies Options;
