import { defineConfig } from 'vitest/config'

/** Stories about several instances behind nginx. One file after another: each starts its own machines, which take both cores. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
