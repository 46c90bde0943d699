import { defineConfig } from 'vitest/config'
import { findFirefox, findWebKit } from '../scripts/engines.mjs'

const noRemark = () => {}
const ENGINES = [
  { name: 'firefox', browser: await findFirefox(noRemark) },
  { name: 'webkit', ...(await findWebKit(noRemark)) },
] as const

/** The main journeys in the engines that Playwright's tests leave out. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: './shop.ts',
    maxWorkers: 2,
    projects: ENGINES.map((engine) => ({
      test: {
        name: engine.name,
        root: import.meta.dirname,
        include: ['*.test.ts'],
        provide: { engine },
        // A worker keeps its browser from file to file.
        isolate: false,
        testTimeout: 90_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 15_000, interval: 50 } },
      },
    })),
  },
})
