import { expect, test } from 'vitest'
import { type CategoryNode, matchingCategories, nearbyCategories } from './categories.ts'

const node = (name: string, ...items: CategoryNode[]): CategoryNode => ({ name, href: `/${name}`, items })
const menu = [
  node('Kobiety', node('Góra', node('Kurtki'), node('Bluzy i swetry'))),
  node('Mężczyźni', node('Góra', node('Kurtki'))),
  node('Łupy'),
]

test.each([
  ['kur', ['Kurtki', 'Kurtki']],
  ['mezcz', ['Mężczyźni']],
  ['lu', ['Łupy']],
  ['swet', ['Bluzy i swetry']],
  ['swetry bluzy', ['Bluzy i swetry']],
  ['kurtka', ['Kurtki', 'Kurtki']],
  ['kurtka kobieta', ['Kurtki']],
  ['urtki', []],
  ['', []],
  ['?', []],
])('[SEARCH-02] %j matches the names %j', (search, names) => {
  expect(matchingCategories(search, menu).map(({ name }) => name)).toEqual(names)
})

test('[SEARCH-02] a wider category gives way to its own that the word begins', () => {
  const tops = (who: string) => node(who, node('Kurtki i bluzy', node('Kurtki'), node('Bluzy')))
  const shop = [tops('Kobiety'), tops('Mężczyźni')]
  expect(matchingCategories('blu', shop).map(({ name }) => name)).toEqual(['Bluzy', 'Bluzy'])
  expect(matchingCategories('kur', shop).map(({ name }) => name)).toEqual(['Kurtki', 'Kurtki', 'Kurtki i bluzy', 'Kurtki i bluzy'])
})

test('[SEARCH-02] two categories of the same name have different parents', () => {
  expect(matchingCategories('kurtki', menu).map(({ within }) => within)).toEqual(['Kobiety · Góra', 'Mężczyźni · Góra'])
})

test.each([
  ['kurkti', ['Kurtki', 'Kurtki']],
  ['bluza', ['Bluzy i swetry']],
  ['i', ['Kobiety', 'Mężczyźni', 'Łupy']],
  ['rakieta', ['Kobiety', 'Mężczyźni', 'Łupy']],
])('%s suggests the categories %j', (search, names) => {
  expect(nearbyCategories(search, menu).map(({ name }) => name)).toEqual(names)
})
