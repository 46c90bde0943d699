import { expect, test } from 'vitest'
import { sharedSkus, shareSearch } from './share-link.ts'

test.each([
  ['plain', ['HAL-KRY', 'HAL-KAS']],
  ['with what an address must not hold', ['A&B=1', 'C D', 'E,F', 'ó/ż']],
])('what is shared is what is shown: %s', (_, skus) => {
  expect(sharedSkus(shareSearch(skus))).toEqual(skus)
})

test.each([
  ['no comparison', '', undefined],
  ['an empty one', '?items=', undefined],
  ['among other keys', '?utm=1&items=A,B', ['A', 'B']],
  ['the same twice', '?items=A,A,B', ['A', 'B']],
  ['more than fit', '?items=A,B,C,D,E', ['A', 'B', 'C', 'D']],
  ['gaps and what is no text', '?items=A,,%E0%A4%A,B', ['A', 'B']],
])('an address that anybody can write is read with care: %s', (_, search, skus) => {
  expect(sharedSkus(search)).toEqual(skus)
})
