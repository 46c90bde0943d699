import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { setCartCount } from './cart-count.ts'
import { onCartLost } from './cart-lost.ts'
import { mergeCarts } from './merge-carts.ts'

const line = (name: string, quantity: number, text?: string) => ({
  __typename: 'SimpleCartItem', quantity, product: { sku: name.toLowerCase(), name },
  customizable_options: text ? [{ customizable_option_uid: 'o', values: [{ customizable_option_value_uid: 'o', value: text }] }] : [],
})
type Lines = readonly (ReturnType<typeof line> | null)[]

let reported: unknown[]
let stop: () => void
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue()
  reported = []
  stop = onCartLost((loss, differences) => reported.push([loss, differences]))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const contents = (id: string, items: Lines) => ({ id, items })
const merged = (items: Lines) => ({ data: { mergeCarts: contents('own', items) } })

async function merge(guests: Lines, customers: Lines, answer: Parameters<typeof fakeShop>[0][string], more: Parameters<typeof fakeShop>[0] = {}) {
  const shop = fakeShop({
    createCustomerCartId: { data: { customerCart: contents('own', customers) } },
    CartContents: { data: { cart: contents('guests', guests) } }, MergeCarts: answer, ...more,
  }, 'magento_customerSession=1; magento_cartId=guests')
  await mergeCarts()
  expect(shop.jar.get('magento_cartId')).toBe('own')
  return shop
}

const tee = (count: number, expected: number) => [['mergedOtherwise', [{ name: 'Tee', count, expected }]]]

describe('compares the merged cart with the two carts', () => {
  test.each<[string, Lines, Lines, Lines, unknown[]]>([
    ['complete', [line('Tee', 2), line('Mug', 1)], [line('Tee', 3)], [line('Tee', 5), line('Mug', 1)], []],
    ["without the guest's quantity", [line('Tee', 2)], [line('Tee', 3)], [line('Tee', 3)], tee(3, 5)],
    ["without the customer's quantity", [line('Tee', 2)], [line('Tee', 3)], [line('Tee', 2)], tee(2, 5)],
    ['without a line', [line('Tee', 2), line('Mug', 1)], [], [line('Mug', 1)], tee(0, 2)],
    ['with a doubled line', [line('Tee', 2)], [], [line('Tee', 4)], tee(4, 2)],
    ['with two lines of one product', [line('Tee', 2)], [line('Tee', 3)], [line('Tee', 3), line('Tee', 2)], []],
    ['with a line that is null', [line('Tee', 2), null], [], [null, line('Tee', 2)], []],
    [
      'with two engravings that became one', [line('Mug', 1, 'Ala')], [line('Mug', 1, 'Ola')], [line('Mug', 2, 'Ola')],
      [['mergedOtherwise', [{ name: 'Mug', count: 2, expected: 1 }, { name: 'Mug', count: 0, expected: 1 }]]],
    ],
  ])('%s', async (_case, guests, customers, after, result) => {
    await merge(guests, customers, merged(after))
    expect(reported).toEqual(result)
  })

  test('also if the answer was lost', async () => {
    const customers = (call: number) => ({ data: { customerCart: contents('own', call === 0 ? [] : [line('Tee', 1)]) } })
    const answer = (call: number) => (call === 0 ? new TypeError('offline') : gone())
    await merge([line('Tee', 2)], [], answer, { createCustomerCartId: customers })
    expect(reported).toEqual(tee(1, 2))
  })

  test("merges without a comparison if the guest's cart cannot be read", async () => {
    const { operations } = await merge([], [], merged([line('Tee', 2)]), { CartContents: new TypeError('offline') })
    expect(operations()).toContain('MergeCarts')
    expect(reported).toEqual([])
  })

  test("with one more request, sent as the guest, and none if the guest's cart is known to be empty", async () => {
    const { calls } = await merge([line('Tee', 1)], [], merged([line('Tee', 1)]))
    expect(calls.map(({ operation, init }) => [operation, init.credentials])).toEqual([
      ['createCustomerCartId', 'same-origin'], ['CartContents', 'omit'], ['MergeCarts', 'same-origin'],
    ])
    const shop = fakeShop({ createCustomerCartId: { data: { customerCart: contents('own', []) } }, MergeCarts: merged([]) }, 'magento_customerSession=1; magento_cartId=guests')
    setCartCount('guests', 0)
    await mergeCarts()
    expect(shop.operations()).toEqual(['createCustomerCartId', 'MergeCarts'])
  })
})

test('[AUTH-03] two calls at the same time merge once, and a later one anew', async () => {
  const shop = fakeShop({
    createCustomerCartId: { data: { customerCart: contents('own', []) } }, CartContents: { data: { cart: contents('guests', []) } }, MergeCarts: merged([]),
  }, 'magento_customerSession=1; magento_cartId=guests')
  await Promise.all([mergeCarts(), mergeCarts()])
  expect(shop.operations().toSorted()).toEqual(['CartContents', 'MergeCarts', 'createCustomerCartId'])
  shop.jar.set('magento_cartId', 'another')
  await mergeCarts()
  expect(shop.operations().filter((name) => name === 'MergeCarts')).toHaveLength(2)
})
