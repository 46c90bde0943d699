import { expect, test } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { crossSellSkus, shownCrossSells } from './cross-sells.ts'

const item = (...skus: string[]) => ({ product: { crosssell_products: skus.map((sku) => ({ uid: sku, sku })) } })
const lines = (...skus: string[]) => skus.map((sku) => ({ product: { sku } }) as CartLineFragment)

test.each([
  ['one of each line in turn', [item('socks', 'cap'), item('bottle')], [], ['socks', 'bottle', 'cap']],
  ['each once', [item('socks', 'cap'), item('cap', 'socks')], [], ['socks', 'cap']],
  ['without products in the cart', [item('socks', 'cap')], ['socks'], ['cap']],
  ['at most eight', [item(...'abcdefghij'.split(''))], [], 'abcdefgh'.split('')],
  ['none', [item(), null, { product: { crosssell_products: null } }], [], []],
])('[CART-14] the cross-sells of a cart: %s', (_, items, inCart, skus) => {
  expect(crossSellSkus(items as never, lines(...inCart))).toEqual(skus)
})

test('[CART-14] a product that has been added to the cart meanwhile is not shown', () => {
  const found = ['socks', 'cap', 'bottle', 'tee', 'mat'].map((sku) => ({ sku }))
  const shown = shownCrossSells(found as never, lines('cap'))
  expect(shown.map(({ sku }) => sku)).toEqual(['socks', 'bottle', 'tee', 'mat'])
})
