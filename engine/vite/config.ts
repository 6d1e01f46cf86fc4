// First, because it decides what the other imports see: base path and languages.
import { target } from '#vite/static/site-target.ts';
import { siteConstants } from '#vite/site-languages.ts';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, searchForWorkspaceRoot, type EnvironmentOptions, type UserConfig } from 'vite';
import { directionOf } from '#src/i18n/format.ts';
import { languages } from '#src/i18n/languages.ts';
import { engineRoot, siteRoot } from '#src/content/roots.ts';
import { apiPlugin } from '#vite/pages/api-plugin.ts';
import { dataPlugin } from '#vite/pages/data-plugin.ts';
import { cutFonts } from '#vite/fonts/fonts.ts';
import { buildSite, pagesPlugin } from '#vite/pages/pages-plugin.ts';
import { lateStyles } from '#vite/pages/late-styles.ts';
import { noOfflineInDevelopment } from '#vite/pages/classic-script.ts';
import { iconOptions } from '#vite/icons/icon-compiler.ts';
import { drawSky } from '#vite/pictures/sky.ts';
import { SiteData } from '#vite/pages/site-data.ts';
import { sliderIcons, socialIcons } from '#vite/icons/site-icons.ts';
import { styleLayers } from '#vite/pages/style-layers.ts';
import { buildFolder } from '#vite/build-folder.ts';

const build = join(siteRoot, buildFolder);

/** Bundled, so that the built server needs no packages. In development, CommonJS packages must be loaded by Node. */
const onServer = (folder: string, input: string, command: string): EnvironmentOptions => ({
  resolve: { noExternal: command === 'build' || [] },
  build: {
    outDir: join(build, folder),
    emptyOutDir: true,
    ssr: true,
    copyPublicDir: false,
    rollupOptions: { input },
  },
});

// Vite's root is the engine, so that names of chunks and classes do not depend on the owner.
const settings = async (data: SiteData, command: string): Promise<UserConfig> => ({
  root: engineRoot,
  publicDir: join(siteRoot, 'public'),
  envDir: siteRoot,
  cacheDir: join(siteRoot, '.cache/vite'),
  base: `${target.base}/`,
  define: siteConstants(),
  appType: 'custom',
  resolve: {
    alias: {
      // For route patterns, which the site does not use.
      regexparam: `${engineRoot}/src/lib/browser/no-patterns.ts`,
      'use-sync-external-store/shim/index.js': `${engineRoot}/src/lib/browser/use-sync-external-store.ts`,
      '@direction': `${engineRoot}/src/ui/styles/${languages.some((each) => directionOf(each) === 'rtl') ? 'right-to-left' : 'left-to-right'}.css`,
      '@fonts': await cutFonts(siteRoot),
      '@sky': drawSky(siteRoot, data.atStart.sky),
    },
  },
  plugins: [
    react(),
    icons(iconOptions),
    dataPlugin(data),
    sliderIcons(data),
    socialIcons(siteRoot),
    apiPlugin(siteRoot),
    lateStyles(),
    noOfflineInDevelopment(),
    pagesPlugin(data),
  ],
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    fs: { allow: [searchForWorkspaceRoot(engineRoot), siteRoot] },
    // Ignore builds that run at the same time.
    watch: { ignored: ['**/.building/**', '**/.cache/**', '**/dist/**'] },
  },
  css: styleLayers(siteRoot, data.atStart),
  build: {
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Leaves `light-dark()`, nesting and `color-mix()` untouched: all browsers of the last two years support them.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        outDir: join(build, 'client'),
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Every page has loaded these.
          resolveDependencies: (_, files) => files.filter((file) => !/\/(react|rolldown-runtime|shared)-/.test(file)),
        },
        rolldownOptions: {
          input: 'src/app/entries/entry-client.tsx',
          // Shared code goes into one file instead of many small ones.
          output: {
            // Otherwise all pages' chunks would be called "page".
            chunkFileNames: ({ facadeModuleId }) => {
              const page = /\/src\/pages\/([\w-]+)\/page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
              return `assets/${page ? `${page}-page` : '[name]'}-[hash].js`;
            },
            codeSplitting: {
              groups: [
                // Separate, so that it is evaluated in its own task (`src/app/entries/boot.ts`).
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                // Shared by Home and the not-found and offline pages; as separate files they would be a few hundred
                // bytes each.
                {
                  name: 'chart',
                  test: /src\/(lib\/time\/sidereal|ui\/hooks\/use-(rotated|timeout))|sky\.svg/,
                  minShareCount: 2,
                  priority: 1,
                },
                // Likewise, of Home and its islands.
                {
                  name: 'home',
                  test: /src\/(pages\/home\/|features\/hero\/(?!hero-actions|sky\/instrument)).*\.module/,
                  priority: 1,
                },
                // Shared by the shell and other code.
                { name: 'shared', tags: ['$initial'], minShareCount: 2 },
                // Small files that are needed together.
                { name: 'valibot', test: /node_modules\/valibot|src\/(lib\/time\/days|contracts\/api-error)\./ },
                { name: 'history', test: /src\/(lib\/browser\/(history|saves-data)|contracts\/offline)\./ },
                // Shared by most pages; as separate files they would be a few hundred bytes each.
                {
                  name: 'parts',
                  test: /src\/(ui\/(layout\/(t|sky-ground)|media\/[\w-]+)|lib\/text|features\/star\/star)\.(ts|module)|(disabled-button|section-head|title-link|chat-launcher|tonight|star-mark)\.module/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: onServer('prerender', 'src/app/entries/entry-server.tsx', command),
    server: { consumer: 'server', ...onServer('server', 'server/index.ts', command) },
  },
  builder: { sharedConfigBuild: true, sharedPlugins: true, buildApp: (builder) => buildSite(builder, data) },
});

export default defineConfig(({ command }) =>
  settings(new SiteData(siteRoot, { drafts: command === 'serve' }), command),
);
