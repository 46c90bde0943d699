import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const TESTS = '{backend/src,storefront/src,storefront/brand,storefront/server,integration,scripts,codegen,bench,fuzz,cluster,e2e}/**/*.{test,spec}.{ts,tsx}'
const PROMISE = /^- \[([A-Z0-9]+-\d+)\]/gm

test('every promise of docs/features.md has a test with its id', () => {
  const promises = [...readFileSync(join(ROOT, 'docs/features.md'), 'utf8').matchAll(PROMISE)].map(([, id]) => id!)
  const sources = globSync(TESTS, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'))
  expect(promises.length).toBeGreaterThan(100)
  expect(promises.filter((id) => !sources.some((source) => source.includes(`[${id}]`)))).toEqual([])
})
