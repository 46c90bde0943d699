import { expect, test } from 'vitest'
import { parseListingQuery } from './listing-query.ts'
import { sortOptions } from './sort-options.ts'

const t = ((key: string, values?: { field: string }) => [key.replace('category.sort.', ''), values?.field].filter(Boolean).join(' ')) as never

const fields = (...codes: string[]) => ({ default: 'position', options: ['position', 'name', 'price', ...codes].map((value) => ({ value, label: value.toUpperCase() })) })
const ORDERS = [['bestselling', 'sold__DESC'], ['newest', 'news_from_date__DESC']] as const

const options = (offered: Parameters<typeof sortOptions>[0], query = '') => sortOptions(offered, parseListingQuery(query), ORDERS, t)

test('[LIST-07] the orders are the default, those that the settings name, and both directions of the backend’s other fields', () => {
  expect(options(fields('weight', 'news_from_date', 'sold')).map(({ label, sort }) => [label, sort && `${sort.field} ${sort.direction}`])).toEqual([
    ['position', undefined], ['bestselling', 'sold DESC'], ['newest', 'news_from_date DESC'],
    ['priceAsc', 'price ASC'], ['priceDesc', 'price DESC'], ['nameAsc', 'name ASC'], ['nameDesc', 'name DESC'],
    ['asc WEIGHT', 'weight ASC'], ['desc WEIGHT', 'weight DESC'],
  ])
})

test('[LIST-07] an order whose attribute the backend does not sort by is left out', () => {
  expect(options(fields()).map(({ label }) => label)).toEqual(['position', 'priceAsc', 'priceDesc', 'nameAsc', 'nameDesc'])
})

test.each([['', 'position'], ['sort=news_from_date__DESC', 'newest'], ['sort=price__ASC', 'priceAsc'], ['sort=colour__ASC', 'position'], ['q=tee', 'relevance']])(
  '[LIST-07] of the address %j, %s is chosen', (query, label) => {
    expect(options(fields('news_from_date'), query).filter(({ isChosen }) => isChosen).map((option) => option.label)).toEqual([label])
  },
)
