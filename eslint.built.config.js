import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';

// What the build made, against the browsers that the site promises to work in (docs/decisions/038-older-browsers.md).
// A step of the gate; by hand, after a build: `npm run check:baseline`.

/** In every engine for two and a half years. */
const available = 'widely';

/** What some engine lacks, or has had for less long: without it a page looks plainer, and works the same. */
const looksAlone = [
  // How lines break, and what a list's mark, a scrollbar, a checked box and what is selected look like.
  'text-wrap',
  'text-wrap-mode',
  'text-wrap-style',
  'scrollbar-width',
  'scrollbar-color',
  'accent-color',
  'text-size-adjust',
  // A field that grows with its text; elsewhere it scrolls. A field's handle, which phones lack.
  'field-sizing',
  'resize',
  // Drawn when it comes near; elsewhere at once.
  'content-visibility',
  // The page behind does not scroll on at the end of what lies over it.
  'overscroll-behavior',
  'overscroll-behavior-x',
  // Names are not marked while they are dragged. Written with the prefix of the one engine that wants it, by the build.
  'user-select',
  // A visitor's own colours: where an engine has none, there is nothing to leave alone.
  'forced-color-adjust',
  // The new colours sweep over the page; elsewhere they are there at once.
  'view-transition-name',
  'print-color-adjust',
];

/** Pages and colours that go over into each other; elsewhere the next is there at once. */
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
          // Paper: elsewhere its margins are those of the printer.
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
            // In every engine since 2021. What one of them did wrong concerns a module that two others wait for.
            'top-level-await',
            // Asked for, and done without where they are not.
            'network-information',
            'media-session',
            // A property of an event that wouter calls so.
            'functions-caller-arguments',
          ],
        },
      ],
    },
  },
];
