import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { documentCache } from './document-cache.ts'

const DOCUMENT = parse('{ a }')
const textOf = (index: number, length: number) => `${index}`.padEnd(length)

test('a parsed document is cached', () => {
  const { documentCache: documents } = documentCache()
  documents.set('{ a }', DOCUMENT)
  expect(documents.get('{ a }')).toBe(DOCUMENT)
})

test('new documents evict the oldest, and large ones are not cached', () => {
  const { documentCache: documents } = documentCache()
  for (let index = 0; index < 1000; index++) documents.set(textOf(index, 10_000), DOCUMENT)
  expect(documents.size).toBe(50)
  expect(documents.get(textOf(0, 10_000))).toBeUndefined()
  documents.set(textOf(0, 60_000), DOCUMENT)
  expect(documents.get(textOf(0, 60_000))).toBeUndefined()
})
