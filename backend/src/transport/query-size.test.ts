import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { querySizes } from './query-size.ts'

const doubling = (count: number) =>
  Array.from({ length: count }, (_, index) => `fragment f${index} on Q { ${index + 1 < count ? `...f${index + 1} `.repeat(2) : 'a'} }`).join(' ')

test.each([
  ['{ a }', -1, 1],
  ['{ a { b } }', 0, 2],
  ['{ a { b { c d } } e }', 1, 5],
  ['{ a { ... on B { b { c } } } }', 1, 3],
  ['{ x: a y: a z: a }', -1, 3],
  ['{ ...f ...f } fragment f on Q { a { b { c } } }', 1, 6],
  ['{ __schema { types { name } } a }', 1, 1],
  ['{ ...f } fragment f on Q { a { ...f } }', 0, 1],
  ['{ ...nowhere a }', -1, 1],
  [`{ ...f0 } ${doubling(11)}`, -1, 1024],
  [`{ ...f0 } ${doubling(200)}`, -1, Number.MAX_SAFE_INTEGER],
])('%s is %i deep with %i fields', (document, depth, complexity) => {
  expect(querySizes(parse(document))).toEqual([{ depth, complexity }])
})

test('each operation is measured separately', () => {
  expect(querySizes(parse('query A { a } query B { a { b } }'))).toEqual([{ depth: -1, complexity: 1 }, { depth: 0, complexity: 2 }])
})
