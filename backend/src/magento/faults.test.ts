import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAULTS, hasFault } from './faults.ts'

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../docs/backend.md'), 'utf8')

test.each(Object.entries(FAULTS))('%s is documented with its releases and its source', (_, { source, releases }) => {
  expect(DOCUMENT.split('\n').filter((line) => line.startsWith(`| ${releases.join(', ')} |`) && line.includes(`| ${source} |`))).toHaveLength(1)
})

test('a backend without a release has no faults', () => {
  expect(hasFault(undefined, 'customOptionsDropped')).toBe(false)
  expect(hasFault('2.4.6', 'customOptionsDropped')).toBe(true)
  expect(hasFault('2.4.7', 'customOptionsDropped')).toBe(false)
})
