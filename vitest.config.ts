import nextEnv from '@next/env'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const storefrontSettings = nextEnv.loadEnvConfig(join(import.meta.dirname, 'storefront')).combinedEnv

/** Limits for a test that hangs: on a busy machine, a test of one second may take ten. */
const TIMEOUTS = { testTimeout: 30_000, hookTimeout: 30_000 }

const STOREFRONT = join(import.meta.dirname, 'storefront')
const STOREFRONT_TESTS = ['{src,brand,server}/**/*.test.{ts,tsx}']

/** Tests that replace modules, globals, time or settings have modules of their own. Pure rules share them, which takes half the time. */
const REPLACING = globSync(STOREFRONT_TESTS, { cwd: STOREFRONT }).filter((file) =>
  /\bvi\b|\.fixture\b/.test(readFileSync(join(STOREFRONT, file), 'utf8')),
)

const storefront = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }): TestProjectInlineConfiguration => ({
  // Server modules import 'server-only', which throws outside the condition that React's server build sets.
  resolve: { conditions: ['react-server'] },
  ssr: { resolve: { conditions: ['react-server', 'node'] } },
  test: {
    name,
    root: 'storefront',
    ...files,
    environment: 'node',
    ...TIMEOUTS,
    env: storefrontSettings as Record<string, string>,
    server: { deps: { inline: ['server-only'] } },
  },
})

export default defineConfig({
  test: {
    // One fewer than there are cores by default: half of a small machine would be idle.
    maxWorkers: '100%',
    tags: [{ name: 'thorough', description: 'Takes long: npm run test:all runs it, npm test does not.' }],
    // Coverage of the backend only, whose tests run it in their own process; `npm test` enables it. Generated code is types.
    coverage: {
      provider: 'v8',
      include: ['backend/src/**/*.ts'],
      exclude: ['**/*.{test,fixture}.ts', 'backend/src/generated/**'],
      reporter: ['text-summary'],
      reportsDirectory: 'var/test/coverage',
      thresholds: { lines: 90 },
    },
    projects: [
      // Its tests replace no module: shared modules halve the time.
      { test: { name: 'backend', root: 'backend', isolate: false, include: ['src/**/*.test.ts'], environment: 'node', ...TIMEOUTS } },
      storefront('storefront', { include: STOREFRONT_TESTS, exclude: REPLACING, isolate: false }),
      storefront('storefront-replacing', { include: REPLACING }),
      {
        test: {
          name: 'integration',
          root: '.',
          include: ['integration/*.test.ts'],
          environment: 'node',
          ...TIMEOUTS,
          env: storefrontSettings as Record<string, string>,
        },
      },
      // They only render.
      { test: { name: 'components', root: '.', isolate: false, include: ['integration/components/*.test.ts'], environment: 'node', ...TIMEOUTS, env: storefrontSettings as Record<string, string> } },
      { test: { name: 'structure', root: '.', include: ['{scripts,codegen,bench,fuzz,chaos}/**/*.test.ts'], environment: 'node', ...TIMEOUTS } },
    ],
  },
})
