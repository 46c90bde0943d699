import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURE_ORDER } from './order.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())

test('every feature on disk has its place in the order of imports', () => {
  const order: readonly string[] = FEATURE_ORDER
  expect(folders.map(({ name }) => name).filter((name) => !order.includes(name))).toEqual([])
})

test('the order names nothing twice, and ends with the layout', () => {
  expect(new Set(FEATURE_ORDER).size).toBe(FEATURE_ORDER.length)
  expect(FEATURE_ORDER.at(-1)).toBe('layout')
})
