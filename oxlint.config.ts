import { defineConfig, type OxlintOverride } from 'oxlint'
import { MODULE_ORDER } from './backend/src/modules/order.ts'
import { FEATURE_ORDER } from './storefront/src/features/order.ts'

const FOREIGN_WORKSPACE = { regex: '^(\\.\\./)+backend/|@kram/', message: 'The storefront knows the backend by its URL alone.' }

/** A feature may import what stands before it in the order, never what comes after. */
const featureOrder: OxlintOverride[] = FEATURE_ORDER.slice(0, -1).map((feature, index) => ({
  files: [`storefront/src/features/${feature}/**`],
  rules: restricted([
    FOREIGN_WORKSPACE,
    {
      regex: `^(\\.\\./)+(features/)?(${FEATURE_ORDER.slice(index + 1).join('|')})/`,
      message: `${feature} stands before this feature: see storefront/src/features/order.ts.`,
    },
  ]),
}))

const FOREIGN_STOREFRONT = { regex: '^(\\.\\./)+storefront/|@kram/', message: 'The backend knows nothing of the storefront.' }

/** A module of the backend likewise; its tests go through the whole backend and may prepare their data with any module. */
const moduleOrder: OxlintOverride[] = MODULE_ORDER.slice(0, -1).map((module, index) => ({
  files: [`backend/src/modules/${module}/**`],
  excludeFiles: ['**/*.{test,fixture}.ts'],
  rules: restricted([
    FOREIGN_STOREFRONT,
    {
      regex: `^(\\.\\./)+(${MODULE_ORDER.slice(index + 1).join('|')})/`,
      message: `${module} stands before this module: see backend/src/modules/order.ts.`,
    },
  ]),
}))

function restricted(patterns: { regex: string; message: string }[]): OxlintOverride['rules'] {
  return { 'no-restricted-imports': ['error', { patterns }] }
}

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'nextjs', 'import', 'vitest', 'promise', 'unicorn', 'oxc', 'node'],
  categories: { correctness: 'error' },
  options: { denyWarnings: true },
  ignorePatterns: ['**/generated/**', '**/.next*/**', 'backend/src/services/media/drawings/**'],
  settings: { next: { rootDir: 'storefront' } },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': ['error', { allow: ['error', 'warn'] }],
    'node/no-process-env': 'error',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
    // Pictures get their URLs from getImageProps, which keeps next/image's own code out of the browser.
    'nextjs/no-img-element': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/consistent-type-imports': 'error',
  },
  overrides: [
    ...featureOrder,
    { files: ['storefront/src/features/layout/**', 'storefront/src/app/**'], rules: restricted([FOREIGN_WORKSPACE]) },
    {
      files: ['storefront/src/{ui,graphql,messages,i18n,lib,monitoring}/**'],
      rules: restricted([FOREIGN_WORKSPACE, { regex: 'features/', message: 'ui, graphql, messages, i18n and lib know no feature.' }]),
    },
    {
      files: ['backend/**'],
      rules: restricted([FOREIGN_STOREFRONT]),
    },
    ...moduleOrder,
    // Next, Playwright and the tools want their files' default export, and find them by name.
    {
      files: ['storefront/src/app/**', '*.config.{ts,mjs}', '**/*.config.{ts,mjs}', 'codegen.ts', 'e2e/shop-under-test.ts', 'storefront/server/next-cache.ts', 'storefront/src/messages/request.ts', 'storefront/src/replaced/loadable.tsx'],
      rules: { 'import/no-default-export': 'off' },
    },
    // The modules that read the environment, one per workspace, and the one that loads it first.
    {
      files: ['storefront/src/env.ts', 'storefront/src/public-env.ts', 'storefront/server/load-env.ts', 'storefront/server/check-settings.test.ts', 'backend/src/env.ts', 'scripts/**', 'e2e/**', 'engines/**', 'bench/**', 'chaos/**', 'cluster/**', 'playwright.config.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    { files: ['scripts/**', 'bench/**', 'fuzz/**', 'chaos/**', '**/main.ts', 'storefront/server/**'], rules: { 'no-console': 'off' } },
    // A missing value fails a test there and then.
    {
      files: ['**/*.{test,fixture}.{ts,tsx}', '{e2e,engines,integration,bench,fuzz,chaos,cluster}/**'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    { files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**'], rules: { 'typescript/restrict-template-expressions': 'off', 'typescript/no-base-to-string': 'off' } },
  ],
})
