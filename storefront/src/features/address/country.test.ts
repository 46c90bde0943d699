import { describe, expect, test } from 'vitest'
import { homeFirst } from './countries.ts'
import { firstCountry } from './country.ts'
import { regionOf } from './region-of.ts'

const countries = ['DE', 'PL', 'US'].map((code) => ({ code, name: code, regions: [] }))

describe('[CHK-03] the country field begins with the likeliest country', () => {
  test.each([
    ['the store’s own', ['US', 'PL'], ['US', 'DE', 'PL']],
    ['the next, where the shop does not deliver to the first', ['GB', 'PL'], ['PL', 'DE', 'US']],
    ['the first of the list, where it delivers to none', ['GB'], ['DE', 'PL', 'US']],
    ['the first of the list, where nothing is known', [], ['DE', 'PL', 'US']],
  ])('%s', (_case, homes, order) => {
    const list = homeFirst(countries, homes)
    expect(list.map(({ code }) => code)).toEqual(order)
    expect(firstCountry(list)).toBe(order[0])
  })
})

test.each([['en_US', 'US'], ['pl-PL', 'PL'], ['zh_Hans_CN', 'CN'], ['pl', undefined], ['sr_Latn', undefined], [undefined, undefined]])('the country of %s is %s', (tag, country) => {
  expect(regionOf(tag)).toBe(country)
})
