import { expect, test } from 'vitest'
import { checkBrand } from './check-brand.ts'

test('a brand without a folder stops the shop with the names of those that have one', () => {
  expect(() => checkBrand('lonely')).toThrow(/BRAND must be .*halny.*, not 'lonely'/)
  expect(() => checkBrand('toString')).toThrow(/BRAND/)
})

test.each(['halny', undefined])('the shop starts with the brand %s', (brand) => {
  expect(() => checkBrand(brand)).not.toThrow()
})
