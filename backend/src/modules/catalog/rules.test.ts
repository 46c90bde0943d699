import { describe, expect, test } from 'vitest'
import { breadcrumbIds } from './category.resolvers.ts'
import { fold, sortKey } from '../../lib/fold.ts'
import { sorting } from './listing-order.ts'
import { lowStock } from './product.resolvers.ts'
import { partialExpression, prefixExpression, queryWords, searchWords, wordExpression } from './search-expression.ts'

test.each([
  [undefined, null],
  [{ isInStock: true, quantity: 3, lowStockThreshold: 5 }, 3],
  [{ isInStock: true, quantity: 5, lowStockThreshold: 5 }, 5],
  [{ isInStock: true, quantity: 6, lowStockThreshold: 5 }, null],
  [{ isInStock: true, quantity: 3, lowStockThreshold: 0 }, null],
  [{ isInStock: false, quantity: 0, lowStockThreshold: 5 }, null],
])('for the stock %j, only_x_left_in_stock is %s', (stock, left) => {
  expect(lowStock(stock)).toBe(left)
})

test('breadcrumbs are the categories between the root and the category itself', () => {
  expect(breadcrumbIds('1/2/4/5/6', 2)).toEqual([4, 5])
  expect(breadcrumbIds('1/2/4', 2)).toEqual([])
})

describe('text', () => {
  test('is folded like the words of the index', () => {
    expect(fold('Żółta ŁÓDŹ')).toBe('zolta lodz')
    expect(searchWords('  Krywań, 3L "Shell"* ')).toEqual(['krywan', '3l', 'shell'])
    expect(searchWords('*()')).toEqual([])
  })

  test('is quoted in FTS5 expressions', () => {
    expect(prefixExpression(['or', 'near'], 'AND')).toBe('"or"* AND "near"*')
    expect(wordExpression(['grid', 'fleece'], 'name')).toBe('name : ("grid" AND "fleece")')
    expect(partialExpression(['gri'], 'name')).toBe('name : ("gri"*)')
  })

  test('is sorted in the order of a Polish dictionary', () => {
    const words = ['Łomnica', 'Lubań', 'Świnica', 'Szpiglas', 'Ćwilin', 'Czerwone', 'Zawrat', 'Żabi', 'Źleb']
    const byKey = words.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
    expect(byKey.slice(0, 6)).toEqual(['Czerwone', 'Ćwilin', 'Lubań', 'Łomnica', 'Szpiglas', 'Świnica'])
    expect(byKey[6]).toBe('Zawrat')
  })
})

test.each([
  [undefined, true, false, { keys: [{ key: 'relevance', direction: 'DESC' }], tieBreaker: 'DESC' }],
  [undefined, false, true, { keys: [{ key: 'position', direction: 'ASC' }], tieBreaker: 'DESC' }],
  [undefined, false, false, { keys: [], tieBreaker: 'DESC' }],
  [{ price: 'ASC' }, false, true, { keys: [{ key: 'price', direction: 'ASC' }], tieBreaker: 'ASC' }],
  [{ position: 'ASC' }, false, true, { keys: [{ key: 'position', direction: 'ASC' }], tieBreaker: 'DESC' }],
] as const)('requested sort %j (search %s, one category %s)', (requested, search, oneCategory, expected) => {
  expect(sorting(requested, search, oneCategory)).toEqual(expected)
})

test.each([
  ['Wool, wool and merino', ['wool', 'and', 'merino']],
  ['a b c d e f g h i j k l m n', 'abcdefghijkl'.split('')],
  [`${'x'.repeat(126)} socks`, ['x'.repeat(126), 's']],
])('from the text %s, only the first words are searched', (text, words) => {
  expect(queryWords(text)).toEqual(words)
})
