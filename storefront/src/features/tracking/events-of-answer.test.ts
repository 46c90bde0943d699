import { describe, expect, test } from 'vitest'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { rememberCategories } from './cart-items.ts'
import { eventsOfAnswer } from './events-of-answer.ts'

const money = (value: number) => ({ value, currency: 'PLN' as const })

interface LineOptions {
  readonly quantity?: number
  /** Per piece, without tax. */
  readonly price?: number
  readonly variant?: string
}

const line = (sku: string, { quantity = 1, price = 100, variant }: LineOptions = {}) => ({
  uid: `${sku}${variant ?? ''}`,
  quantity,
  product: { sku, name: sku.toUpperCase() },
  prices: { row_total: money(price * quantity) },
  ...(variant && { configurable_options: [{ configurable_product_option_value_uid: variant, value_label: variant }] }),
})

interface CartOptions {
  readonly discount?: number
  readonly shipping?: number
  readonly coupon?: string
}

/** With 23 % tax on everything. */
function cart(items: readonly ReturnType<typeof line>[], { discount = 0, shipping = 0, coupon }: CartOptions = {}) {
  const goods = items.reduce((sum, { prices }) => sum + prices.row_total.value, 0) - discount
  const tax = (goods + shipping) * 0.23
  return {
    id: 'cart-1',
    items,
    applied_coupons: coupon ? [{ code: coupon }] : null,
    prices: { grand_total: money(goods + shipping + tax), applied_taxes: [{ label: 'VAT', amount: money(tax) }] },
    shipping_addresses: shipping ? [{ selected_shipping_method: { method_title: 'Courier', method_code: 'door', price_excl_tax: money(shipping) } }] : [],
    selected_payment_method: { code: 'banktransfer' },
  } as unknown as CartFragment
}

const answer = (name: string, data: object, variables: object = {}) => ({ name, variables, data })

describe('[TAG-02] events of a GraphQL answer', () => {
  test('add_to_cart has the requested quantity and the price in the cart', () => {
    const full = cart([line('tee', { variant: 's', quantity: 5 }), line('tee', { variant: 'm', quantity: 3, price: 80 })])
    const sent = { cartItems: [{ sku: 'tee', quantity: 2, selected_options: ['m'] }] }
    expect(eventsOfAnswer(answer('AddProductsToCart', { addProductsToCart: { cart: full, user_errors: [] } }, sent), undefined)).toEqual([
      { name: 'add_to_cart', params: { currency: 'PLN', value: 160, items: [{ item_id: 'tee', item_name: 'TEE', item_variant: 'm', price: 80, quantity: 2 }] } },
    ])
  })

  test('add_to_cart covers the older mutations for custom options', () => {
    const sent = { cartItems: [{ parent_sku: 'tee', data: { sku: 'tee-m', quantity: 1 } }] }
    const [event] = eventsOfAnswer(answer('AddConfigurableProductsToCart', { added: { cart: cart([line('tee', { variant: 'm' })]) } }, sent), undefined)
    expect(event).toMatchObject({ name: 'add_to_cart', params: { items: [{ item_id: 'tee', item_variant: 'm', quantity: 1 }] } })
  })

  test('add_to_cart contains only the products that were added', () => {
    const before = cart([line('cup')])
    const after = cart([line('cup'), line('mat')])
    const data = { addProductsToCart: { cart: after, user_errors: [{ code: 'INSUFFICIENT_STOCK' }] } }
    const sent = { cartItems: [{ sku: 'mat', quantity: 1 }, { sku: 'cup', quantity: 9 }] }
    expect(eventsOfAnswer(answer('AddProductsToCart', data, sent), before)).toMatchObject([{ params: { items: [{ item_id: 'mat' }] } }])
    expect(eventsOfAnswer(answer('AddProductsToCart', data, sent), undefined)).toEqual([])
  })

  test.each([
    ['more of a line', cart([line('cup', { quantity: 1 })]), cart([line('cup', { quantity: 4 })]), [['add_to_cart', 3]]],
    ['less of a line', cart([line('cup', { quantity: 4 })]), cart([line('cup', { quantity: 3 })]), [['remove_from_cart', 1]]],
    ['a removed line', cart([line('cup', { quantity: 2 }), line('mat')]), cart([line('mat')]), [['remove_from_cart', 2]]],
    ['no change', cart([line('cup')]), cart([line('cup')]), []],
  ] as const)('%s', (_case, before, after, expected) => {
    const events = eventsOfAnswer(answer('UpdateCartItems', { updateCartItems: { cart: after } }), before)
    expect(events.map(({ name, params }) => [name, 'items' in params && params.items[0]?.quantity])).toEqual(expected)
  })

  test('a cart without a known previous state causes no event', () => {
    const changed = answer('RemoveItemFromCart', { removeItemFromCart: { cart: cart([line('mat')]) } })
    expect(eventsOfAnswer(changed, undefined)).toEqual([])
    expect(eventsOfAnswer(changed, { ...cart([line('mat'), line('cup')]), id: 'cart-2' })).toEqual([])
  })

  test('a purchase has values without tax and delivery, each item with its share of the discount', () => {
    rememberCategories('mat', ['Gear', 'Camping'])
    const ordered = cart([line('cup', { quantity: 2, price: 50 }), line('mat', { price: 100 })], { discount: 20, shipping: 10, coupon: 'wiatr10' })
    expect(eventsOfAnswer(answer('PlaceOrder', { placeOrder: { order: { order_number: '000000042' } } }), ordered)).toEqual([
      {
        name: 'purchase',
        params: {
          transaction_id: '000000042', currency: 'PLN', value: 180, tax: 43.7, shipping: 10, coupon: 'wiatr10',
          items: [
            { item_id: 'cup', item_name: 'CUP', price: 45, discount: 5, quantity: 2 },
            { item_id: 'mat', item_name: 'MAT', item_category: 'Gear', item_category2: 'Camping', price: 90, discount: 10, quantity: 1 },
          ],
        },
      },
    ])
  })

  test('a refused order causes no purchase', () => {
    expect(eventsOfAnswer(answer('PlaceOrderToPay', { placeOrder: { order: null, errors: [{ code: 'X' }] } }), cart([line('cup')]))).toEqual([])
  })

  test.each([
    ['Cart', { cart: cart([line('cup')]) }, { name: 'view_cart', params: { value: 100 } }],
    ['Checkout', { cart: cart([line('cup')]) }, { name: 'begin_checkout', params: { value: 100 } }],
    ['SetShippingMethodsOnCart', { set: { cart: cart([line('cup')], { shipping: 10 }) } }, { name: 'add_shipping_info', params: { value: 100, shipping_tier: 'Courier' } }],
    ['SetPaymentMethodOnCart', { set: { cart: cart([line('cup')]) } }, { name: 'add_payment_info', params: { payment_type: 'banktransfer' } }],
    ['GenerateCustomerToken', { generateCustomerToken: { token: '' } }, { name: 'login', params: { method: 'password' } }],
    ['CreateCustomerV2', { createCustomerV2: { customer: { email: 'a@example.com' } } }, { name: 'sign_up', params: { method: 'password' } }],
  ])('%s', (name, data, event) => {
    expect(eventsOfAnswer(answer(name, data), undefined)).toMatchObject([event])
  })

  test('a wish is tracked unless the backend refused it', () => {
    const sent = { items: [{ sku: 'mat', quantity: 1 }] }
    const wish = (errors: readonly object[]) => answer('AddToWishlist', { addProductsToWishlist: { user_errors: errors, wishlist: {} } }, sent)
    expect(eventsOfAnswer(wish([]), undefined)).toEqual([{ name: 'add_to_wishlist', params: { items: [{ item_id: 'mat', quantity: 1 }] } }])
    expect(eventsOfAnswer(wish([{ code: 'NOT_FOUND' }]), undefined)).toEqual([])
  })

  test('other answers cause no event', () => {
    expect(eventsOfAnswer(answer('CartCount', { cart: { total_quantity: 2 } }), undefined)).toEqual([])
    expect(eventsOfAnswer(answer('ApplyCouponToCart', { applyCouponToCart: { cart: cart([line('cup')]) } }), undefined)).toEqual([])
  })
})
