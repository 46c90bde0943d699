import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = readFileSync(join(import.meta.dirname, 'shop-events.ts'), 'utf8')
const documentation = readFileSync(join(import.meta.dirname, '../../../../docs/tracking.md'), 'utf8')

test('[TAG-02] docs/tracking.md documents every event', () => {
  const [, events = ''] = /export interface ShopEvents \{\n(.*?)\n\}/s.exec(source) ?? []
  const names = [...events.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect([...documentation.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(names)
})
