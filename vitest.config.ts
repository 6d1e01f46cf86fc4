import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { iconOptions } from '#tools/build/icons/icon-compiler.ts';
import { socialIcons } from '#tools/build/icons/social-icons.ts';

/** Page data and the drawn chart exist in a build only; a unit test that needs some passes its own. */
const noPageData: Plugin = {
  name: 'test:no-page-data',
  resolveId: (id) => (/^virtual:(data\/|page-data$)|^@sky\//.test(id) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0@sky/')
      ? 'export default "/sky.svg";'
      : id.startsWith('\0virtual:')
        ? `const none = () => Promise.reject(new Error('no page data in unit tests')); export default Object.assign(none, { es: none, en: none }); export const pageData = {};`
        : undefined,
};

export default defineConfig({
  plugins: [socialIcons(process.cwd()), noPageData, react(), icons(iconOptions)],
  test: {
    include: ['{src,server,tools,workshop,tests}/**/*.test.{ts,tsx,mjs}'],
    reporters: process.env.CHECK_REPORT ? ['dot', ['json', { outputFile: 'test-results/unit.json' }]] : ['default'],
    setupFiles: ['tests/setup-unit.ts'],
    restoreMocks: true,
    // A limit for what hangs, not for what a busy machine makes slow.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
