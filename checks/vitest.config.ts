import '#checks/in-demo.ts';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { engineRoot } from '#src/content/roots.ts';
import { iconOptions } from '#vite/icons/icon-compiler.ts';
import { repository } from '#checks/repository.ts';
import { socialIcons } from '#vite/icons/site-icons.ts';

/** Page data and the sky chart exist only in builds; unit tests pass their own. */
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

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx,mjs}`);
const unit = tests('engine', 'demo/workshop', 'checks/house', 'checks/scripts');

/** Tests of whole sites take longest and start first, so that both workers end at about the same time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWhole = ({ project }: TestSpecification) => project.name === 'whole';
    return (await super.sort(files)).sort((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
  }
}

export default defineConfig({
  root: engineRoot,
  plugins: [socialIcons(process.cwd()), noPageData, react(), icons(iconOptions)],
  test: {
    dir: repository,
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      // One retry: these talk to processes and servers, and the machine may be busy.
      {
        extends: true,
        test: { name: 'whole', include: tests('checks'), exclude: unit, retry: process.env.CHECK_REPORT ? 1 : 0 },
      },
    ],
    reporters: process.env.CHECK_REPORT
      ? ['dot', ['json', { outputFile: `${repository}/test-results/unit.json` }]]
      : ['default'],
    setupFiles: [fileURLToPath(new URL('setup-unit.ts', import.meta.url))],
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    // Only to end tests that hang.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
