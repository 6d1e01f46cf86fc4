import { readdirSync } from 'node:fs';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What each folder of `src/` may import (docs/architecture.md); everything not listed is forbidden. */
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
/** What every feature may import beside its own folder. */
const shared = ['lib', 'i18n', 'contracts', 'content', 'ui', 'assistant'];

const zones = Object.entries(layers).map(([layer, allowed]) => ({
  target: `./src/${layer}`,
  from: './src',
  except: allowed.map((each) => `./${each}`),
  message: `src/${layer} may import ${allowed.join(', ')} only (docs/architecture.md).`,
}));

const features = readdirSync(new URL('src/features', import.meta.url));
const featureZones = features.map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src',
  except: [`./features/${feature}`, ...shared.map((each) => `./${each}`)],
  message: 'A feature imports no other feature and nothing of the pages; join them in src/pages.',
}));

export default tseslint.config(
  {
    ignores: [
      'dist',
      'dist-*',
      '.building',
      'node_modules',
      'workshop/**/node_modules',
      'content',
      'public',
      'test-results',
      'playwright-report',
      'var',
    ],
  },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': { typescript: true },
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...zones,
            ...featureZones,
            { target: './src', from: './server', message: 'Nothing in src/ imports server/.' },
            { target: ['./src', './server'], from: './tools', message: 'Nothing in the product imports tools/.' },
            ...['./tests', './workshop'].map((from) => ({
              // What tests beside the product share stands in tests/.
              target: ['./src/**/!(*.test).ts', './src/**/!(*.test).tsx', './server', './tools/build'],
              from,
              message: `Neither the product nor its build imports ${from}/.`,
            })),
            {
              target: './server',
              from: './src',
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
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  // What runs at the build only stays there: a browser gets what a loader returned, never the loader or the content.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/content/**', 'src/**/*.loader.ts', 'src/pages/*/head.ts', 'src/**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`(^#src|^\.\.?(/.*)?)/content/|\.loader\.ts$|(^|/)head\.ts$`,
              allowTypeImports: true,
              message:
                'This runs at the build only. Import its types; its data comes by virtual:data (docs/architecture.md).',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: String.raw`ImportExpression[source.value=/\.loader\.ts$|\/head\.ts$|\/content\//]`,
          message: 'This runs at the build only.',
        },
        {
          selector:
            'CallExpression[callee.property.name="then"][callee.object.type="ImportExpression"][arguments.length=2]',
          message: 'This does not catch a style that cannot be fetched. Use fetchExtra (src/lib/browser).',
        },
      ],
    },
  },
  // A drawing's helpers take what their callers pass; a package of its own cannot use the root's aliases; stars are data.
  {
    files: ['workshop/**'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { args: 'none', caughtErrors: 'none' }],
      'no-restricted-imports': 'off',
    },
  },
  { files: ['workshop/art/**'], rules: { 'max-lines': ['error', 300] } },
  { files: ['workshop/art/marks/stars.mjs'], rules: { 'max-lines': 'off' } },
  // A dictionary is one file a language, however long.
  { files: ['src/i18n/es.ts', 'src/i18n/en.ts'], rules: { 'max-lines': 'off' } },
  // Playwright hands fixtures over by a function called `use`.
  { files: ['tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
);
