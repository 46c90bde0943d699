import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeCart, fakeShop } from '../../graphql/shop.fixture.ts'
import { setCartCount } from '../cart/cart-count.ts'
import { onCartLost } from '../cart/cart-lost.ts'
import { addToCart } from './add-to-cart.ts'
import type { ItemChoice } from './item-choice.ts'
import { isAdded, verifyAdded } from './verify-added.ts'

const tee: ItemChoice = { sku: 'tee', quantity: 2, selectedOptions: [] }
const mug: ItemChoice = { sku: 'mug', quantity: 1, selectedOptions: [], enteredOptions: [{ uid: btoa('custom-option/7'), value: 'Ala' }] }
const line = (sku: string, quantity: number, ...options: string[]) =>
  ({ quantity, product: { sku, name: sku }, customizable_options: options.map((text) => ({ customizable_option_uid: btoa(text) })) })
const cartOf = (...items: ReturnType<typeof line>[]) =>
  ({ ...fakeCart({ total_quantity: items.reduce((sum, { quantity }) => sum + quantity, 0) }), items }) as unknown as ReturnType<typeof fakeCart>

test.each([
  ['all of it', cartOf(line('tee', 2)), [tee], 0, 'all'],
  ['in addition to an existing line', cartOf(line('rope', 1), line('tee', 5)), [tee], 4, 'all'],
  ['uncounted before', cartOf(line('tee', 5)), [tee], undefined, 'all'],
  ['a tenth of a piece', cartOf(line('tee', 0.3)), [{ ...tee, quantity: 0.2 }], 0.1, 'all'],
  ['fewer', cartOf(line('tee', 1)), [tee], 0, 'some'],
  ['no more than there were', cartOf(line('tee', 3)), [tee], 3, 'some'],
  ['the cart as it was', cartOf(line('rope', 3)), [tee], 3, 'none'],
  ['an empty cart', cartOf(), [tee], undefined, 'none'],
  ['one of two', cartOf(line('tee', 2)), [tee, mug], 0, 'some'],
  ['its own options', cartOf(line('mug', 1, 'custom-option/7')), [mug], 0, 'all'],
  ['without its options', cartOf(line('mug', 1)), [mug], 0, 'some'],
  ['beside another with its options', cartOf(line('mug', 1, 'custom-option/8'), line('mug', 1, 'custom-option/7')), [mug], 1, 'all'],
  ['counted by the shop only later', { ...cartOf(line('tee', 2)), total_quantity: 0 }, [tee], 0, 'all'],
] as const)('the products in the cart: %s', (_case, cart, choices, before, arrival) => {
  expect(verifyAdded(cart, choices, before)).toBe(arrival)
})

test.each([
  ['no refusal', { before: undefined, after: 1, isThere: true, refusals: [] }, true],
  ['refused', { before: 1, after: 1, isThere: true, refusals: ['Sold out'] }, false],
  ['an earlier line is refused and this one was added', { before: 1, after: 2, isThere: true, refusals: ['Some of the products are out of stock.'] }, true],
  ['refused, and the earlier count is unknown', { before: undefined, after: 2, isThere: true, refusals: ['Sold out'] }, false],
  ['refused, and another device added something else', { before: 0, after: 2, isThere: false, refusals: ['Sold out'] }, false],
])('reports whether a product is in the cart: %s', (_case, adding, result) => {
  expect(isAdded(adding)).toBe(result)
})

describe('a shop that adds less without an error', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    stop()
  })
  let stop = () => {}

  async function add(cart: object) {
    const losses: string[] = []
    stop = onCartLost((loss) => losses.push(loss))
    fakeShop({ AddProductsToCart: { data: { addProductsToCart: { cart, user_errors: [] } } } }, 'magento_cartId=c')
    setCartCount('c', 1)
    return { losses, added: await addToCart([tee]) }
  }

  test('a part of the quantity: the shopper sees a warning', async () => {
    const { losses, added } = await add(cartOf(line('rope', 1), line('tee', 1)))
    expect(added.isAdded).toBe(true)
    expect(losses).toEqual(['incomplete'])
  })

  test('nothing: the product counts as not added', async () => {
    const { losses, added } = await add(cartOf(line('rope', 1)))
    expect(added).toMatchObject({ isAdded: false, problems: [{ reason: 'notAdded' }] })
    expect(losses).toEqual([])
  })
})

describe('a lost answer', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  function lose(cart: object | Error, count = 1) {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue()
    const shop = fakeShop({ AddProductsToCart: new TypeError('offline'), Cart: cart instanceof Error ? cart : { data: { cart } } }, `magento_cartId=lost-${count}`)
    setCartCount(`lost-${count}`, count)
    return shop
  }

  test('checks the cart, so that products in it are not added again', async () => {
    const { operations } = lose(cartOf(line('rope', 1), line('tee', 2)))
    expect(await addToCart([tee])).toMatchObject({ isAdded: true, names: ['tee'], problems: [] })
    expect(operations()).toEqual(['AddProductsToCart', 'Cart'])
  })

  test.each([
    ['the cart is as it was', cartOf(line('rope', 1))],
    ['a part of it is there', cartOf(line('rope', 1), line('tee', 1))],
    ['the cart does not answer either', new TypeError('offline')],
  ])('fails where %s', async (_case, cart) => {
    lose(cart)
    expect(await addToCart([tee])).toMatchObject({ isAdded: false, problems: [{ reason: 'unreachable' }] })
  })
})
