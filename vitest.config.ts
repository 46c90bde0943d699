import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'backend', root: 'backend', include: ['src/**/*.test.ts'], environment: 'node' } },
      {
        // Server modules import 'server-only', which throws outside the condition that React's server build sets.
        resolve: { conditions: ['react-server'], tsconfigPaths: true },
        ssr: { resolve: { conditions: ['react-server', 'node'] } },
        test: {
          name: 'storefront',
          root: 'storefront',
          include: ['{src,server}/**/*.test.{ts,tsx}'],
          environment: 'node',
          server: { deps: { inline: ['server-only'] } },
        },
      },
      { test: { name: 'structure', root: '.', include: ['{scripts,codegen,bench}/**/*.test.ts'], environment: 'node' } },
    ],
  },
})
