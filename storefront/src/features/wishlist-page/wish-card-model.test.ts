import { expect, test } from 'vitest'
import type { ShownWish } from './wish-card-model.ts'
import { isShown, isSoldOut, needsChoice, wishName, wishPath } from './wish-card-model.ts'

const uid = (path: string) => btoa(path)
const SHELL = {
  name: 'Shell',
  url_key: 'shell',
  stock_status: 'IN_STOCK',
  options: null,
  configurable_options: [
    { attribute_code: 'color', values: [{ uid: uid('configurable/93/49') }] },
    { attribute_code: 'size', values: [{ uid: uid('configurable/144/168') }] },
  ],
}
const chosen = (path: string, option_label: string, value_label: string) => ({
  configurable_product_option_value_uid: uid(path), option_label, value_label,
})
const wish = (__typename: string, more: object = {}) =>
  ({ __typename: `${__typename}WishlistItem`, id: '1', customizable_options: [], product: SHELL, ...more }) as unknown as ShownWish

const whole = wish('Configurable', {
  configurable_options: [chosen('configurable/93/49', 'Colour', 'Spruce'), chosen('configurable/144/168', 'Size', 'M')],
  configured_variant: { sku: 'shell-m', stock_status: 'OUT_OF_STOCK' },
})

test('[WISH-02] the way to the product’s page takes along what was chosen', () => {
  expect(wishPath(whole, 'en')).toBe('/shell?color=49&size=168')
  expect(wishPath(wish('Configurable', { configured_variant: null }), 'pl')).toBe('/pl/shell')
})

test('a wish is called by its product and its choice, a bundle’s parts with their number', () => {
  expect(wishName(whole)).toBe('Shell, Spruce, M')
  const values = [{ label: 'Rope', quantity: 3 }, { label: 'Mat', quantity: 1 }]
  expect(wishName(wish('Bundle', { bundle_options: [{ label: 'Base', values }] }))).toBe('Shell, 3 × Rope, Mat')
})

test.each([
  ['a variant is chosen', whole, false],
  ['no variant is', wish('Configurable', { configured_variant: null }), true],
  ['nothing is to be chosen', wish('Simple'), false],
  ['something required is not', wish('Simple', { product: { ...SHELL, options: [{ required: true }] } }), true],
  ['something required is', wish('Simple', { product: { ...SHELL, options: [{ required: true }] }, customizable_options: [{ label: 'Text', values: [] }] }), false],
  ['a bundle is not put together', wish('Bundle', { bundle_options: [] }), true],
  ['of a group the numbers are missing', wish('GroupedProduct'), true],
])('[WISH-02] whether something has to be chosen first: %s', (_, item, isNeeded) => {
  expect(needsChoice(item)).toBe(isNeeded)
})

test('[WISH-02] a wish for a variant out of stock is out of stock, even if others are not; a product without a page is gone', () => {
  expect([isSoldOut(whole), isSoldOut(wish('Simple'))]).toEqual([true, false])
  expect([isShown(whole), isShown(wish('Simple', { product: null })), isShown(wish('Simple', { product: { url_key: null } }))]).toEqual([true, false, false])
})
