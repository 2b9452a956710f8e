import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Returns a rule that forbids imports. Each group consists of import patterns and a message that says where the code belongs. */
function forbid(...groups) {
  return {
    'no-restricted-imports': [
      'error',
      {patterns: groups.map(([group, message]) => ({group, message, caseSensitive: true}))},
    ],
  };
}

const nodeImports = [
  ['node:*', 'fs', 'path', 'http', 'crypto'],
  'This code runs in the browser. Code that needs Node belongs in src/plugins or scripts.',
];
const buildImports = [
  ['**/plugins/*', '**/plugins/**', '**/src/config/**', '../config/*', '../../config/*', '**/scripts/**'],
  'src/plugins, src/config and scripts run at build time. Share types and URL functions through src/shared.',
];
const browserImports = [
  [
    '@theme/*',
    '@theme-original/*',
    '@site/*',
    '@generated/*',
    '@docusaurus/*Context',
    '**/*.css',
    '**/pages/**',
    '**/components/**',
    '**/theme/**',
    '**/clientModules/**',
    '**/search/**',
  ],
  'src/plugins runs in Node. Only src/shared is shared with the browser.',
];
const siteImports = [
  [
    '**/src/config/**',
    '../config/*',
    '../../config/*',
    '../../../config/*',
    '**/scripts/**',
    '**/framework/**',
  ],
  'A plugin must not know the site. Pass what it needs through its options.',
];
const elementImports = [
  ['**/elements/**'],
  'The published site doesn’t contain src/elements. Put what other code needs into src/components.',
];
const playgroundImports = [
  ['**/src/playground/**', '../playground/**', '../../playground/**'],
  'Components connect the editor and the sandbox with pages. Put what other code needs into src/shared.',
];
const pageImports = [['**/pages/**'], 'Components must not depend on pages.'];
const componentImports = [
  ['**/components/**', '**/theme/**'],
  'Put code that components and the search share into src/search.',
];
const frameworkImports = [
  ['react', 'react-dom', 'react/*', '@theme/*', '@docusaurus/*'],
  'This folder runs in unit tests without a build, so it must not import React or Docusaurus. Put components into src/components or src/theme.',
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      'build*',
      '**/.docusaurus',
      '**/.cache',
      'samples/*/.virtual',
      'test-results',
      'playwright-report',
      '**/__fixtures__/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    plugins: {'react-hooks': reactHooks, '@docusaurus': docusaurus},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/pages/**/*.{ts,tsx}'],
    rules: forbid(nodeImports, buildImports, elementImports, playgroundImports),
  },
  {
    files: ['src/components/**/*.{ts,tsx}'],
    rules: forbid(nodeImports, buildImports, elementImports, pageImports),
  },
  {
    files: ['src/{theme,clientModules}/**/*.{ts,tsx}'],
    rules: forbid(nodeImports, buildImports, elementImports, pageImports, playgroundImports),
  },
  {
    files: ['src/elements/**/*.{ts,tsx}'],
    rules: forbid(nodeImports, buildImports, pageImports),
  },
  {
    files: ['src/search/**/*.ts'],
    rules: forbid(
      nodeImports,
      buildImports,
      frameworkImports,
      elementImports,
      pageImports,
      componentImports,
      playgroundImports,
    ),
  },
  {
    files: ['src/playground/**/*.{ts,tsx}'],
    rules: forbid(nodeImports, buildImports, elementImports, pageImports, [
      ['**/components/**', '**/theme/**', '**/search/**'],
      'Put what components and the playground share into src/shared or src/clientModules.',
    ]),
  },
  {
    files: ['src/shared/**/*.ts'],
    ignores: ['**/__tests__/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`(?<!\.json)$`,
              message:
                'src/shared is the contract between build and browser, so it must not import any code.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/config/**/*.ts'],
    rules: forbid(browserImports, elementImports, playgroundImports),
  },
  {
    files: ['src/plugins/**/*.ts'],
    rules: {...forbid(browserImports, elementImports, playgroundImports, siteImports), 'no-console': 'off'},
  },
  {
    // The client modules of a plugin.
    files: ['src/plugins/*/client/**/*.{ts,tsx}'],
    rules: {...forbid(nodeImports, buildImports, elementImports, playgroundImports), 'no-console': 'error'},
  },
  {
    files: ['e2e/**/*.ts'],
    rules: forbid([
      ['../*', '!../fixtures', '!../data', '../../*', '**/src/**', '@site/*', '@docusaurus/*', 'react'],
      'End-to-end tests use the site only through URLs and ARIA roles. Import only @playwright/test, axe-core and files in e2e.',
    ]),
  },
  {
    files: ['scripts/**/*', 'framework/**/*', '*.config.*', 'samples/**/*'],
    rules: {'no-console': 'off'},
  },
);
