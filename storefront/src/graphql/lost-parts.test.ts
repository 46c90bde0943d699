import { describe, expect, test } from 'vitest'
import { essentialErrors } from './lost-parts.ts'

type Path = readonly (string | number)[]

/** An answer in which the last field of a path is missing. */
const without = (path: Path): object => path.toReversed().reduce<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), null) as object

const GONE = 'No such entity.'
const FAILED = 'Internal server error'

const isEssential = (path: Path, { isMutation = false, dispensable = [] as readonly string[], data = without(path), message = GONE } = {}): boolean =>
  essentialErrors(data, [{ path, message }], isMutation, dispensable).length > 0

describe('what a screen can be shown without', () => {
  test.each<[Path]>([
    [['customer', 'orders', 'items', 0, 'items', 0, 'gift_message']],
    [['guestOrder', 'items', 0, 'gift_message']],
    [['guestOrder', 'shipments', 0, 'tracking']],
    [['customer', 'compare_list']],
    [['cart', 'items', 0, 'product', 'only_x_left_in_stock']],
    [['cart', 'items', 0]],
    [['cart', 'items', 0, 'gift_message']],
    [['customer', 'orders', 'items', 0]],
    [['exact', 'related_products']],
    [['products', 'aggregations']],
    [['products', 'items', 0, 'small_image']],
  ])('%j', (path) => expect(isEssential(path)).toBe(false))
})

describe('what it cannot be shown without', () => {
  test.each<[Path]>([
    [['cart']],
    [['products']],
    [['customer']],
    [['customer', 'orders']],
    [['customer', 'orders', 'total_count']],
    [['customer', 'addresses']],
    [['customer', 'custom_attributes']],
    [['customer', 'orders', 'items', 0, 'items']],
    [['customer', 'orders', 'items', 0, 'total']],
    [['customer', 'orders', 'items', 0, 'total', 'taxes']],
    [['customer', 'wishlists', 0, 'items_v2']],
    [['cart', 'items']],
    [['cart', 'prices']],
    [['cart', 'prices', 'grand_total']],
    [['cart', 'items', 0, 'prices']],
    [['cart', 'available_payment_methods']],
    [['cart', 'shipping_addresses', 0, 'available_shipping_methods']],
    [['products', 'items']],
    [['products', 'total_count']],
    [['product', 'price_range', 'maximum_price']],
    [['cart', 'email']],
    [['setShippingMethodsOnCart', 'cart', 'billing_address']],
    [['customer', 'email']],
    [['customer', 'is_subscribed']],
    [['customer', 'orders', 'items', 0, 'items', 0, 'quantity_ordered']],
    [['guestOrder', 'invoices', 0, 'items', 0, 'quantity_invoiced']],
  ])('%j', (path) => expect(isEssential(path)).toBe(true))

  test('the result of a mutation', () => {
    expect(isEssential(['addProductsToCart', 'cart'], { isMutation: true })).toBe(true)
    expect(isEssential(['placeOrder', 'orderV2'], { isMutation: true })).toBe(true)
    expect(isEssential(['addProductsToCart', 'cart', 'items', 0, 'gift_message'], { isMutation: true })).toBe(false)
  })

  test('a field that takes its parents with it', () => {
    expect(isEssential(['cart', 'items', 0, 'quantity'], { data: { cart: null } })).toBe(true)
    expect(isEssential(['cart', 'items', 0, 'quantity'], { data: { cart: { items: [null] } } })).toBe(false)
  })
})

describe('what may be gone, but not unknown', () => {
  test.each<[Path]>([
    [['cart', 'items', 1]],
    [['checkoutAgreements', 0]],
    [['customer', 'custom_attributes', 0]],
    [['attributesForm', 'items', 0]],
    [['cart', 'shipping_addresses', 0]],
    [['customer', 'wishlists', 0, 'items_v2', 'items', 0, 'product']],
  ])('%j', (path) => {
    expect(isEssential(path, { message: FAILED })).toBe(true)
    expect(isEssential(path, { message: GONE })).toBe(false)
  })
})

describe('a product of a list whose price is missing is left out', () => {
  const price = ['price_range', 'maximum_price']
  test.each<[Path]>([[['products', 'items']], [['product', 'related_products']], [['exact', 'upsell_products']]])('%j', (list) => {
    const path = [...list, 1, ...price]
    const product = (uid: string, maximum_price: object | null) => ({ uid, price_range: { maximum_price } })
    const products: unknown[] = [product('a', {}), product('b', null)]
    const data = list.toReversed().reduce<unknown>((inner, step) => ({ [step]: inner }), products) as object
    expect(isEssential(path, { data, message: FAILED })).toBe(false)
    expect(products).toEqual([product('a', {}), null])
  })

  test('but not the product of a page', () => expect(isEssential(['exact', ...price], { message: FAILED })).toBe(true))
})

test('a caller names what it can do without', () => {
  expect(isEssential(['customer', 'orders'], { dispensable: ['customer.orders'] })).toBe(false)
  expect(isEssential(['countries'], { dispensable: ['countries'] })).toBe(false)
})

test('an error beside a value that is there loses nothing', () => {
  expect(isEssential(['cart', 'id'], { data: { cart: { id: 'abc' } } })).toBe(false)
})
