// First, since they tell what follows where the site lies and which languages it has.
import { target, targetConstants } from '#tools/build/static/site-target.ts';
import { languageConstants } from '#tools/build/site-languages.ts';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, type UserConfig } from 'vite';
import { apiPlugin } from '#tools/build/pages/api-plugin.ts';
import { dataPlugin } from '#tools/build/pages/data-plugin.ts';
import { subsetFonts } from '#tools/build/fonts/fonts.ts';
import { buildSite, pagesPlugin } from '#tools/build/pages/pages-plugin.ts';
import { lateStyles } from '#tools/build/pages/late-styles.ts';
import { noOfflineInDevelopment } from '#tools/build/pages/offline-worker.ts';
import { partsPage } from '#tools/build/pages/parts-page.ts';
import { iconOptions } from '#tools/build/icons/icon-compiler.ts';
import { drawSky } from '#tools/build/pictures/sky.ts';
import { SiteData } from '#tools/build/pages/site-data.ts';
import { sliderIcons } from '#tools/build/icons/slider-icons.ts';
import { socialIcons } from '#tools/build/icons/social-icons.ts';
import { styleLayers } from '#tools/build/pages/style-layers.ts';
import { buildFolder } from '#tools/scripts/build-folder.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const data = new SiteData(root);

export default defineConfig(async (): Promise<UserConfig> => ({
  root,
  base: `${target.base}/`,
  define: { ...languageConstants(), ...targetConstants(), ...data.constants },
  appType: 'custom',
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': `${root}/src/lib/browser/use-sync-external-store.ts`,
      '@fonts': await subsetFonts(root),
      '@sky': drawSky(root, data.sky),
    },
  },
  plugins: [
    react(),
    icons(iconOptions),
    dataPlugin(data),
    sliderIcons(root),
    socialIcons(root),
    apiPlugin(root),
    partsPage(),
    lateStyles(),
    noOfflineInDevelopment(root),
    pagesPlugin(data),
  ],
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    // A build beside it is none of its business.
    watch: { ignored: ['**/.building/**', '**/dist/**'] },
  },
  css: styleLayers(root, data),
  build: {
    // `light-dark()`, nesting and `color-mix()` as they are written: every browser of the last two years knows them.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        outDir: `${buildFolder}/client`,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/app/entries/entry-client.tsx',
          // What several pages share comes in one file instead of a dozen crumbs.
          output: {
            // All pages' chunks would be called "page".
            chunkFileNames: ({ facadeModuleId }) => {
              const page = /\/src\/pages\/([\w-]+)\/page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
              return `assets/${page ? `${page}-page` : '[name]'}-[hash].js`;
            },
            codeSplitting: {
              groups: [
                // By itself, so that to run it is a task of its own (`src/app/entries/boot.ts`).
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                {
                  name: 'shared',
                  test: /node_modules\/wouter\/|vite\/preload-helper|src\/(ui\/(?!forms|panels)|(lib\/(?!ephemeris|time\/sidereal)|i18n\/(?!night)))|src\/contracts\/page-markers|~icons/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${buildFolder}/prerender`,
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        rollupOptions: { input: 'src/app/entries/entry-server.tsx' },
      },
    },
    server: {
      consumer: 'server',
      build: {
        outDir: `${buildFolder}/server`,
        ssr: true,
        copyPublicDir: false,
        rollupOptions: { input: 'server/index.ts' },
      },
    },
  },
  builder: { sharedConfigBuild: true, sharedPlugins: true, buildApp: (builder) => buildSite(builder, data) },
}));
