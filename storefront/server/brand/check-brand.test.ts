import { expect, test } from 'vitest'
import { BRANDS } from '../../brand/brands.ts'
import { checkBrand } from './check-brand.ts'

test.each(['lonely', 'toString'])('the brand %s has no folder: the shop exits and names the brands that have one', async (name) => {
  await expect(checkBrand(name)).rejects.toThrow(new RegExp(`BRAND must be .*halny.*, not '${name}'`))
})

test.each([...Object.keys(BRANDS), undefined])('the shop starts with the brand %s', async (name) => {
  await expect(checkBrand(name)).resolves.toBeUndefined()
})
