import { describe, expect, test } from 'vitest'
import { homeFirst } from './countries.ts'
import { firstCountry } from './country.ts'

const countries = ['DE', 'PL', 'US'].map((code) => ({ code, name: code, regions: [] }))

describe('[CHK-03] the country field defaults to the likeliest country', () => {
  test.each([
    ["the store's own", ['US', 'PL'], ['US', 'DE', 'PL']],
    ['the next one if the shop does not deliver to the first', ['GB', 'PL'], ['PL', 'DE', 'US']],
    ['the first of the list if it delivers to none of them', ['GB'], ['DE', 'PL', 'US']],
    ['the first of the list if nothing is known', [], ['DE', 'PL', 'US']],
  ])('%s', (_case, homes, order) => {
    const list = homeFirst(countries, homes)
    expect(list.map(({ code }) => code)).toEqual(order)
    expect(firstCountry(list)).toBe(order[0])
  })
})
