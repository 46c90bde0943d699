import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { fakeCart, fakeShop, type FakeAnswer } from '../../graphql/shop.fixture.ts'
import { setCartCount } from '../cart/cart-count.ts'
import { replaceLine } from './replace-line.ts'
import { isSameProduct } from './same-product.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const [medium, large] = ['configurable/94/168', 'configurable/94/169'].map((text) => btoa(text)) as [string, string]
const tee = (uid: string, size: string, quantity: number) =>
  ({ uid, quantity, product: { sku: 'tee', name: 'Tee' }, configurable_options: [{ configurable_product_option_value_uid: size }] }) as unknown as CartLineFragment
const choiceOf = (size: string, quantity: number) => ({ sku: 'tee', quantity, selectedOptions: [size] })

const cart = (...items: CartLineFragment[]) => fakeCart({ items, total_quantity: items.reduce((sum, { quantity }) => sum + quantity, 0) })
const added = (...items: CartLineFragment[]) => ({ data: { addProductsToCart: { cart: cart(...items), user_errors: [] } } })
const removed = (...items: CartLineFragment[]) => ({ data: { removeItemFromCart: { cart: cart(...items) } } })
const updated = (...items: CartLineFragment[]) => ({ data: { updateCartItems: { cart: cart(...items) } } })

function shop(answers: Record<string, FakeAnswer>) {
  setCartCount('cart-1', 2)
  vi.spyOn(console, 'error').mockReturnValue()
  return fakeShop(answers, 'magento_cartId=cart-1')
}

describe('[CART-07] changing a line', () => {
  test('to another quantity only updates its quantity', async () => {
    const { calls } = shop({ UpdateCartItems: updated(tee('old', medium, 5)) })
    expect(await replaceLine(tee('old', medium, 2), choiceOf(medium, 5))).toMatchObject({ isAdded: true, names: ['Tee'], problems: [] })
    expect(calls.map(({ operation, variables }) => [operation, variables['cartItems']])).toEqual([['UpdateCartItems', [{ cart_item_uid: 'old', quantity: 5 }]]])
  })

  test('to the same choice sends nothing', async () => {
    const { operations } = shop({})
    expect(await replaceLine(tee('old', medium, 2), choiceOf(medium, 2))).toMatchObject({ isAdded: true, problems: [] })
    expect(operations()).toEqual([])
  })

  test('to other options adds a new line and then removes the old one', async () => {
    const { calls } = shop({ AddProductsToCart: added(tee('old', medium, 2), tee('new', large, 1)), RemoveItemFromCart: removed(tee('new', large, 1)) })
    expect(await replaceLine(tee('old', medium, 2), choiceOf(large, 1))).toMatchObject({ isAdded: true, problems: [] })
    expect(calls.map(({ operation }) => operation)).toEqual(['AddProductsToCart', 'RemoveItemFromCart'])
    expect(calls[1]!.variables).toMatchObject({ cartItemUid: 'old' })
  })

  test('a refusal leaves the old line as it was', async () => {
    const refused = { ...added(tee('old', medium, 2)).data.addProductsToCart, user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }] }
    const { operations } = shop({ AddProductsToCart: { data: { addProductsToCart: refused } } })
    expect(await replaceLine(tee('old', medium, 2), choiceOf(large, 9))).toMatchObject({ isAdded: false, problems: [{ reason: 'notEnough' }] })
    expect(operations()).toEqual(['AddProductsToCart'])
  })

  test('a line that the backend merged with the old one is not removed', async () => {
    const { operations } = shop({ AddProductsToCart: added(tee('old', medium, 5)), UpdateCartItems: updated(tee('old', medium, 3)) })
    expect(await replaceLine(tee('old', medium, 2), choiceOf(large, 3))).toMatchObject({ isAdded: true, problems: [] })
    expect(operations()).toEqual(['AddProductsToCart', 'UpdateCartItems'])
  })

  test('[CART-16] a gift message goes to the new line', async () => {
    const gift = { to: 'Jan', from: 'Anna', message: 'Sto lat!' }
    const old = { ...tee('old', medium, 2), gift_message: gift } as CartLineFragment
    const fresh = { ...tee('new', large, 1), gift_message: null } as CartLineFragment
    const { calls } = shop({ AddProductsToCart: added(old, fresh), UpdateCartItems: updated(old, { ...fresh, gift_message: gift } as CartLineFragment), RemoveItemFromCart: removed(fresh) })
    expect(await replaceLine(old, choiceOf(large, 1))).toMatchObject({ isAdded: true, problems: [] })
    expect(calls.map(({ operation }) => operation)).toEqual(['AddProductsToCart', 'UpdateCartItems', 'RemoveItemFromCart'])
    expect(calls[1]!.variables['cartItems']).toEqual([{ cart_item_uid: 'new', quantity: 1, gift_message: gift }])
  })

  test('reports an old line that could not be removed', async () => {
    shop({ AddProductsToCart: added(tee('old', medium, 2), tee('new', large, 1)), RemoveItemFromCart: new TypeError('offline') })
    expect(await replaceLine(tee('old', medium, 2), choiceOf(large, 1))).toMatchObject({ isAdded: true, problems: [{ reason: 'unreachable' }] })
  })
})

const bought = (selected: string[], entered: [string, string][] = [], sku = 'kit') =>
  ({ sku, quantity: 1, selectedOptions: selected.map((text) => btoa(text)), enteredOptions: entered.map(([text, value]) => ({ uid: btoa(text), value })) })

test.each([
  [true, 'in another order', bought(['configurable/1/2', 'configurable/3/4']), bought(['configurable/3/4', 'configurable/1/2'])],
  [true, 'with a part whose quantity is in its uid or was entered', bought(['bundle/1/4/3']), bought([], [['bundle/1/4/1', '3']])],
  [false, 'with another quantity of a part', bought(['bundle/1/4/3']), bought([], [['bundle/1/4/1', '2']])],
  [false, 'with another text', bought([], [['custom-option/7', 'Anna']]), bought([], [['custom-option/7', 'Ewa']])],
  [false, 'with one option less', bought(['custom-option/7/1', 'custom-option/8/1']), bought(['custom-option/7/1'])],
  [false, 'of another product', bought([]), bought([], [], 'box')],
])('whether it is the same choice, %s: %s', (isSame, _, one, other) => {
  expect(isSameProduct(one, other)).toBe(isSame)
})
