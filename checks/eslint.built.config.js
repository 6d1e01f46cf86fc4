import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';

// Checks the built files against the browsers that the site supports (docs/decisions/024-older-browsers.md). Part of
// the tests; after a build, run it by hand with `npm run check:baseline`.

/** Supported by every engine for 30 months. */
const available = 'widely';

/** Properties that some engines lack or got recently. Without them a page looks plainer and works the same. */
const looksAlone = [
  // Line breaks, list markers, scrollbars, checked boxes and selections.
  'text-wrap',
  'text-wrap-mode',
  'text-wrap-style',
  'scrollbar-width',
  'scrollbar-color',
  'accent-color',
  'text-size-adjust',
  'field-sizing',
  'resize',
  // Elsewhere, everything is painted at once.
  'content-visibility',
  // Elsewhere, the page behind an overlay scrolls on.
  'overscroll-behavior',
  'overscroll-behavior-x',
  // Prevents text selection while dragging. The build adds the prefix that one engine needs.
  'user-select',
  'forced-color-adjust',
  // Elsewhere, the new theme appears at once.
  'view-transition-name',
  'print-color-adjust',
];

/** Elsewhere, the next page or theme appears at once. */
const viewTransitions = ['view-transition', 'view-transition-group', 'view-transition-old', 'view-transition-new'];

export default [
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.css'],
    language: 'css/css',
    plugins: { css },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available,
          allowProperties: looksAlone,
          allowPropertyValues: { 'font-family': ['ui-monospace'], 'break-after': ['avoid'], 'break-inside': ['avoid'] },
          // Print margins; elsewhere the printer's own apply.
          allowAtRules: ['page'],
          allowSelectors: ['marker', 'selection', ...viewTransitions],
        },
      ],
    },
  },
  {
    files: ['**/*.js'],
    plugins: { 'baseline-js': baseline },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available,
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
          ignoreFeatures: [
            // In every engine since March 2024; the boot script asks for it (`src/app/entries/boot.ts`).
            'abortsignal-any',
            // In every engine since 2021. Safari's bug concerns a module that two others wait for.
            'top-level-await',
            'network-information',
            // Loaded only by browsers with a model of their own, which have all three (`src/features/chat/ask.ts`).
            'languagemodel',
            'intl-segmenter',
            'abortsignal-timeout',
            'media-session',
            'functions-caller-arguments',
          ],
        },
      ],
    },
  },
];
