import { readdirSync, readFileSync } from 'node:fs';
import css from '@eslint/css';
import json from '@eslint/json';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What each folder of `src/` may import (docs/architecture.md). Anything not listed is forbidden. */
const layers = {
  lib: ['lib'],
  i18n: ['lib', 'i18n'],
  contracts: ['lib', 'contracts', 'i18n/languages.ts'],
  content: ['lib', 'i18n', 'content'],
  assistant: ['lib', 'i18n', 'contracts', 'content', 'assistant'],
  ui: ['lib', 'ui'],
  offline: ['lib', 'i18n', 'contracts', 'offline'],
  pages: ['lib', 'i18n', 'contracts', 'content', 'ui', 'assistant', 'features', 'pages'],
};
const shared = ['lib', 'i18n', 'contracts', 'content', 'ui', 'assistant'];

const zones = Object.entries(layers).map(([layer, allowed]) => ({
  target: `./engine/src/${layer}`,
  from: './engine/src',
  except: allowed.map((each) => `./${each}`),
  message: `src/${layer} may import ${allowed.join(', ')} only (docs/architecture.md).`,
}));

const features = readdirSync(new URL('engine/src/features', import.meta.url));
const featureZones = features.map((feature) => ({
  target: `./engine/src/features/${feature}`,
  from: './engine/src',
  except: [`./features/${feature}`, ...shared.map((each) => `./${each}`)],
  message: 'A feature must not import another feature or a page; combine them in src/pages.',
}));

const code = '**/*.{ts,tsx,mts,js,mjs}';

/** The only widths allowed in media queries in code: the style sheets' breakpoints and the page's maximum width. */
const styles = (name) => readFileSync(new URL(`engine/src/ui/styles/${name}.css`, import.meta.url), 'utf8');
const widths = [...styles('breakpoints').match(/[\d.]+rem/g), /--column: ([\d.]+rem)/.exec(styles('tokens'))[1]];
const otherWidth = String.raw`/\((min-width:|max-width:|width\s*[<>=]+)\s*(?!(${[...new Set(widths)].join('|')})\))[\d.]/`;
const ownWidths = [`Literal[value=${otherWidth}]`, `TemplateElement[value.raw=${otherWidth}]`].map((selector) => ({
  selector,
  message: 'Use only the breakpoints of src/ui/styles/breakpoints.css.',
}));
const plainImports = {
  selector: 'CallExpression[callee.property.name="then"][callee.object.type="ImportExpression"][arguments.length=2]',
  message: 'A failed style sheet is not caught here. Use fetchExtra (src/lib/browser).',
};
const buildOnly = {
  selector: String.raw`ImportExpression[source.value=/\.loader\.ts$|\/content\//]`,
  message: 'This runs only at build time.',
};
const effects = {
  selector: 'CallExpression[callee.name=/^use(Browser)?(Layout|Insertion)?Effect$/]',
  message: 'Give the effect a name: move it to a hook in its own file (use-….ts).',
};

const length = 'Dimension[unit=/^(rem|px)$/]:not(Function[name="clamp"] Dimension)';
const colour = 'Function[name=/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/i]';
const tokens = [
  // Masks use only the alpha channel.
  {
    selector: `Declaration:not([property=/(^|-)mask/]) :matches(Hash, ${colour})`,
    message: 'Use a colour from src/ui/styles/tokens.css.',
  },
  {
    selector: `Declaration[property=/^(margin|padding|gap|row-gap|column-gap)/] ${length}:not([unit="px"][value=/^-?[0123]$/])`,
    message: 'Use a spacing token (--space-…).',
  },
  {
    selector: `Declaration[property=/^font(-size)?$/] ${length}`,
    message: 'Use a type token (--step-…, --type-…).',
  },
  {
    selector:
      'Atrule[name=/^(media|container)$/] :matches(Feature[name=/width/], FeatureRange Identifier[name="width"])',
    message: 'Use a named media query of src/ui/styles/breakpoints.css.',
  },
];
const layerRule = { selector: 'Atrule[name="layer"]', message: 'The build adds the layers.' };

export default defineConfig(
  {
    ignores: [
      '**/dist',
      '**/dist-*',
      '**/.building',
      '**/.cache',
      '**/node_modules',
      'demo/content',
      'demo/public',
      'engine/compiled',
      'create/template',
      'test-results',
      'playwright-report',
      '**/var',
    ],
  },
  {
    files: ['**/*.json'],
    ignores: ['**/package-lock.json'],
    plugins: { json },
    language: 'json/json',
    extends: ['json/recommended'],
  },
  {
    files: ['engine/src/**/*.css'],
    ignores: ['engine/src/ui/styles/breakpoints.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'no-restricted-syntax': ['error', ...tokens] },
  },
  { files: ['engine/src/**/*.module.css'], rules: { 'no-restricted-syntax': ['error', ...tokens, layerRule] } },
  {
    files: ['engine/src/ui/styles/{tokens,lamp,cloths}.css', 'engine/src/features/novel/chapters/plate.module.css'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [code],
    extends: [...tseslint.configs.recommended, reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': { typescript: true },
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...zones,
            ...featureZones,
            { target: './engine/src', from: './engine/server', message: 'src/ must not import server/.' },
            {
              target: ['./engine/src', './engine/server'],
              from: ['./engine/vite', './engine/commands'],
              message: 'The product must not import the build or the commands.',
            },
            ...['./checks', './demo'].map((from) => ({
              // Shared test code belongs in checks/.
              target: './engine',
              from,
              message: `The product and its build must not import ${from}/.`,
            })),
            {
              target: './engine/server',
              from: './engine/src',
              except: ['./lib', './contracts', './content', './assistant', './i18n/languages.ts'],
            },
          ],
        },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../../*'], message: 'Use #src/… instead of climbing.' }] },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'max-lines': ['error', 250],
      complexity: ['error', 20],
      'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  // Build-time code stays out of the browser: components get what a loader returned, never the loader or the content.
  {
    files: ['engine/src/**/*.{ts,tsx}'],
    ignores: ['engine/src/content/**', 'engine/src/**/*.loader.ts', 'engine/src/**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`(^#src|^\.\.?(/.*)?)/content/|\.loader\.ts$`,
              allowTypeImports: true,
              message:
                'This runs only at build time. Import its types; its data come from virtual:data (docs/architecture.md).',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', plainImports, buildOnly, ...ownWidths, effects],
    },
  },
  {
    files: ['engine/src/**/use-*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', plainImports, buildOnly, ...ownWidths] },
  },
  {
    files: ['engine/src/**/*.{ts,tsx}'],
    ignores: ['engine/src/lib/browser/storage.ts', 'engine/src/app/entries/boot.ts', 'engine/src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'].map((name) => ({
          name,
          message: 'Use readStorage and writeStorage (src/lib/browser/storage.ts).',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'cookie'].map((property) => ({
          property,
          message: 'Use readStorage and writeStorage (src/lib/browser/storage.ts).',
        })),
      ],
    },
  },
  // Drawing helpers take what their callers pass; a separate package cannot use the root's aliases; stars are data.
  {
    files: ['demo/workshop/**/*.{ts,js,mjs}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { args: 'none', caughtErrors: 'none' }],
      complexity: 'off',
      'no-restricted-imports': 'off',
    },
  },
  { files: ['demo/workshop/art/**/*.mjs'], rules: { 'max-lines': ['error', 300] } },
  { files: ['demo/workshop/art/marks/stars.mjs'], rules: { 'max-lines': 'off' } },
  { files: ['engine/src/i18n/es.ts', 'engine/src/i18n/en.ts'], rules: { 'max-lines': 'off' } },
  { files: ['checks/**', '**/*.test.{ts,tsx,mjs}'], rules: { 'max-lines-per-function': 'off' } },
  // Playwright's fixtures call a function named `use`.
  { files: ['checks/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
);
