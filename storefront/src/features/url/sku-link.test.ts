import { expect, test } from 'vitest'
import { sharedSkus, shareSearch } from './sku-link.ts'

test.each([
  ['plain', ['HAL-KRY', 'HAL-KAS']],
  ['with characters that a query has to escape', ['A&B=1', 'C D', 'E,F', 'ó/ż']],
])('a link contains the shared SKUs: %s', (_, skus) => {
  expect(sharedSkus(shareSearch(skus), 4)).toEqual(skus)
})

test.each([
  ['no query', '', undefined],
  ['no SKUs', '?items=', undefined],
  ['among other keys', '?utm=1&items=A,B', ['A', 'B']],
  ['the same twice', '?items=A,A,B', ['A', 'B']],
  ['more than fit', '?items=A,B,C,D,E', ['A', 'B', 'C', 'D']],
  ['gaps and invalid escapes', '?items=A,,%E0%A4%A,B', ['A', 'B']],
])('reads links written by hand: %s', (_, search, skus) => {
  expect(sharedSkus(search, 4)).toEqual(skus)
})
