import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeCart, fakeShop } from '../../graphql/shop.fixture.ts'
import { setCartCount } from '../cart/cart-count.ts'
import { addToCart } from './add-to-cart.ts'
import type { ItemChoice } from './item-choice.ts'

const uid = (text: string) => btoa(text)
const entered = (text: string, value: string) => ({ uid: uid(text), value })
const engraving = entered('custom-option/1', 'Ala')
const script = uid('custom-option/4/3')

const kinds: [string, Partial<ItemChoice>, object][] = [
  ['Simple', { customized: { kind: 'Simple' } }, { data: { sku: 'x', quantity: 2 } }],
  ['Virtual', { customized: { kind: 'Virtual' } }, { data: { sku: 'x', quantity: 2 } }],
  [
    'Configurable', { customized: { kind: 'Configurable', variantSku: 'x-m' }, selectedOptions: [uid('configurable/93/49'), script] },
    { parent_sku: 'x', data: { sku: 'x-m', quantity: 2 } },
  ],
  [
    'Bundle', {
      customized: { kind: 'Bundle' }, enteredOptions: [entered('bundle/1/4/2', '5'), engraving],
      selectedOptions: [uid('bundle/2/5/1'), uid('bundle/2/6/1'), script],
    },
    {
      data: { sku: 'x', quantity: 2 },
      bundle_options: [{ id: 2, quantity: 1, value: ['5', '6'] }, { id: 1, quantity: 5, value: ['4'] }],
    },
  ],
  [
    'Downloadable', { customized: { kind: 'Downloadable' }, selectedOptions: [uid('downloadable/2'), uid('downloadable/3'), script] },
    { data: { sku: 'x', quantity: 2 }, downloadable_product_links: [{ link_id: 2 }, { link_id: 3 }] },
  ],
]

const choice = (more: Partial<ItemChoice> = {}): ItemChoice =>
  ({ sku: 'x', quantity: 2, selectedOptions: [script], enteredOptions: [engraving], ...more })

const held = [{ customizable_option_uid: uid('custom-option/1') }, { customizable_option_uid: uid('custom-option/4') }]
const line = { quantity: 2, product: { sku: 'x', name: 'Mug' }, customizable_options: held }
const cart = { ...fakeCart({ id: 'c', total_quantity: 2 }), items: [line] }
const added = { data: { added: { cart } } }

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function shopWithCart(answers: Parameters<typeof fakeShop>[0]) {
  const shop = fakeShop(answers, 'magento_cartId=c')
  setCartCount('c', 0)
  return shop
}

describe('sends custom options by the mutation in which Magento 2.4.6 keeps them', () => {
  test.each(kinds)('%s', async (kind, more, item) => {
    const { calls } = shopWithCart({ [`Add${kind}ProductsToCart`]: added })
    expect(await addToCart([choice(more)])).toMatchObject({ isAdded: true, names: ['Mug'], problems: [] })
    expect(calls.map(({ operation, variables }) => [operation, variables])).toEqual([[
      `Add${kind}ProductsToCart`,
      { cartId: 'c', cartItems: [{ ...item, customizable_options: [{ id: 4, value_string: '3' }, { id: 1, value_string: 'Ala' }] }] },
    ]])
  })

  test('writes several values of one option in brackets', async () => {
    const { calls } = shopWithCart({ AddSimpleProductsToCart: added })
    await addToCart([choice({ customized: { kind: 'Simple' }, selectedOptions: [script, uid('custom-option/4/5')], enteredOptions: [] })])
    expect(calls[0]?.variables).toMatchObject({ cartItems: [{ customizable_options: [{ id: 4, value_string: '[3,5]' }] }] })
  })
})

test.each([
  ['none are chosen', { customized: { kind: 'Simple' as const }, selectedOptions: [], enteredOptions: [] }],
  ['the kind is not known', { customized: undefined }],
  ['the variant is not known', { customized: { kind: 'Configurable' as const } }],
  ['a text would be read as a list', { customized: { kind: 'Simple' as const }, enteredOptions: [entered('custom-option/1', '[Ala]')] }],
])('is added with the other products where %s', async (_case, more) => {
  const { operations } = shopWithCart({ AddProductsToCart: { data: { addProductsToCart: { cart, user_errors: [] } } } })
  await addToCart([choice(more)])
  expect(operations()).toEqual(['AddProductsToCart'])
})

test('a refused product is not added by another mutation', async () => {
  const refusal = { data: { added: null }, errors: [{ message: 'The requested qty is not available', path: ['added'], extensions: { category: 'graphql-input' } }] }
  const { operations } = shopWithCart({ AddSimpleProductsToCart: refusal })
  expect(await addToCart([choice({ customized: { kind: 'Simple' } })])).toMatchObject({ isAdded: false, problems: [{ reason: 'notEnough' }] })
  expect(operations()).toEqual(['AddSimpleProductsToCart'])
})

test('of several products, each with custom options is added separately, and one refusal does not affect the others', async () => {
  const rope = { quantity: 1, product: { sku: 'rope', name: 'Rope' } }
  const { operations } = shopWithCart({
    AddProductsToCart: { data: { addProductsToCart: { cart: { ...cart, items: [rope], total_quantity: 1 }, user_errors: [] } } },
    AddSimpleProductsToCart: { data: { added: null }, errors: [{ message: 'Could not add the product with SKU tee to the shopping cart: This product is out of stock.', path: ['added'] }] },
  })
  const result = await addToCart([choice({ customized: { kind: 'Simple' } }), { sku: 'rope', quantity: 1, selectedOptions: [] }])
  expect(operations()).toEqual(['AddProductsToCart', 'AddSimpleProductsToCart'])
  expect(result).toMatchObject({ isAdded: true, names: ['Rope'], problems: [{ reason: 'outOfStock' }] })
})
