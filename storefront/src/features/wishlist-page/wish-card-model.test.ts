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
const SOLD_OUT = { ...SHELL, stock_status: 'OUT_OF_STOCK' }
const chosen = (path: string, option_label: string, value_label: string) => ({
  configurable_product_option_value_uid: uid(path), option_label, value_label,
})
const wish = (__typename: string, more: object = {}) =>
  ({ __typename: `${__typename}WishlistItem`, id: '1', customizable_options: [], product: SHELL, ...more }) as unknown as ShownWish

const whole = wish('Configurable', {
  configurable_options: [chosen('configurable/93/49', 'Colour', 'Spruce'), chosen('configurable/144/168', 'Size', 'M')],
  configured_variant: { sku: 'shell-m', stock_status: 'OUT_OF_STOCK' },
})

test('[WISH-02] the link to the product’s page contains the chosen options', () => {
  expect(wishPath(whole, 'en')).toBe('/shell?color=49&size=168')
  expect(wishPath(wish('Configurable', { configured_variant: null }), 'pl')).toBe('/pl/shell')
})

test('the name has the product and the chosen options, and a bundle’s parts with their quantity', () => {
  expect(wishName(whole)).toBe('Shell, Spruce, M')
  const values = [{ label: 'Rope', quantity: 3 }, { label: 'Mat', quantity: 1 }]
  expect(wishName(wish('Bundle', { bundle_options: [{ label: 'Base', values }] }))).toBe('Shell, 3 × Rope, Mat')
})

test.each([
  ['a variant is chosen', whole, false],
  ['no variant is chosen', wish('Configurable', { configured_variant: null }), true],
  ['a product without options', wish('Simple'), false],
  ['a required option is missing', wish('Simple', { product: { ...SHELL, options: [{ required: true }] } }), true],
  ['a required option is chosen', wish('Simple', { product: { ...SHELL, options: [{ required: true }] }, customizable_options: [{ label: 'Text', values: [] }] }), false],
  ['a bundle without chosen parts', wish('Bundle', { bundle_options: [] }), true],
  ['a grouped product without quantities', wish('GroupedProduct'), true],
])('[WISH-02] checks whether options must be chosen first: %s', (_, item, isNeeded) => {
  expect(needsChoice(item)).toBe(isNeeded)
})

test('[WISH-02] a wish for a variant out of stock is out of stock, even if others are not; a product without a page is gone', () => {
  expect([isSoldOut(whole), isSoldOut(wish('Simple')), isSoldOut(wish('Simple', { product: SOLD_OUT }))]).toEqual([true, false, true])
  expect([isShown(whole), isShown(wish('Simple', { product: null })), isShown(wish('Simple', { product: { url_key: null } }))]).toEqual([true, false, false])
})

test('[WISH-02] a bundle or a wish with options is not sold out because its composed SKU has no stock', () => {
  const options = { customizable_options: [{ label: 'Text', values: [] }] }
  expect(isSoldOut(wish('Bundle', { product: SOLD_OUT, bundle_options: [{ label: 'Base', values: [] }] }))).toBe(false)
  expect(isSoldOut(wish('Simple', { product: SOLD_OUT, ...options }))).toBe(false)
})
