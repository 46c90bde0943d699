import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MODULE_ORDER } from './order.ts'

test('the order of modules lists every folder once and nothing else', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect([...MODULE_ORDER].sort()).toEqual(folders.map(({ name }) => name).sort())
})
