import { describe, expect, test } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { reasonOfEntry } from '../../graphql/refusals/add-reasons.ts'
import { cartReadiness, lineProblem } from './line-problem.ts'

interface LineChange {
  readonly uid?: string
  readonly stock?: 'IN_STOCK' | 'OUT_OF_STOCK'
  readonly message?: string
  /** Missing where the message alone gives the reason. */
  readonly code?: string
  readonly variant?: 'IN_STOCK' | 'OUT_OF_STOCK'
  readonly kind?: 'Bundle' | 'Configurable' | 'Simple'
  /** Whether a custom option is chosen. */
  readonly isCustomized?: boolean
}

function line({ uid = 'u', stock = 'IN_STOCK', message, code, variant, kind = 'Configurable', isCustomized = false }: LineChange): CartLineFragment {
  const stocked = { small_image: null, price_range: { minimum_price: { final_price: { value: 10 }, regular_price: { value: 10 } } } }
  return {
    __typename: `${kind}CartItem`,
    uid,
    quantity: 3,
    errors: message ? [null, { code: 'ITEM_QTY', message, refusal: reasonOfEntry({ message, code }) }] : null,
    product: { uid: 'p', sku: 'tee', name: 'Tee', url_key: 'tee', url_rewrites: null, stock_status: stock, ...stocked },
    prices: null,
    gift_message: null, configurable_options: [],
    customizable_options: isCustomized ? [{ customizable_option_uid: 'o', type: 'field', label: 'Text', values: [] }] : [],
    configured_variant: variant ? { uid: 'v', sku: 'tee-m', stock_status: variant, ...stocked } : null,
  } as CartLineFragment
}

describe('[CART-13] finds the problem of a line', () => {
  test.each<[string, LineChange, string | undefined, number | undefined]>([
    ['nothing', {}, undefined, undefined],
    ['out of stock', { stock: 'OUT_OF_STOCK' }, 'outOfStock', 0],
    ['this variant is out of stock', { variant: 'OUT_OF_STOCK' }, 'outOfStock', 0],
    ['another variant is out of stock', { stock: 'IN_STOCK', variant: 'IN_STOCK' }, undefined, undefined],
    ['a bundle whose composed SKU has no stock', { kind: 'Bundle', stock: 'OUT_OF_STOCK' }, undefined, undefined],
    ['a product whose SKU includes that of an option', { kind: 'Simple', stock: 'OUT_OF_STOCK', isCustomized: true }, undefined, undefined],
    ['a variant whose SKU includes that of an option', { variant: 'OUT_OF_STOCK', isCustomized: true }, undefined, undefined],
    ['a bundle that is sold out by its message', { kind: 'Bundle', stock: 'OUT_OF_STOCK', message: 'This product is out of stock.' }, 'outOfStock', 0],
    ['a bundle of which there are too few', { kind: 'Bundle', stock: 'OUT_OF_STOCK', message: 'The requested qty is not available' }, 'notEnough', undefined],
    ['sold out by its message', { message: 'This product is out of stock.' }, 'outOfStock', 0],
    ['gone by its message', { message: 'Could not find specified product.' }, 'outOfStock', 0],
    ['gone with its options', { message: 'The options you selected are not available.' }, 'outOfStock', 0],
    ['too many', { message: 'The requested qty is not available' }, 'notEnough', undefined],
    ['too many, with the number in the message', { message: 'Only 1 available for sale. Please adjust the quantity to continue' }, 'most', 1],
    ['too few', { message: 'The fewest you may purchase is 5.' }, 'fewest', 5],
    ['not in sixes', { message: 'You can buy this product only in quantities of 6 at a time.' }, 'steps', 6],
    ['whole already', { message: 'You cannot use decimal quantity for this product.' }, 'whole', undefined],
    ['a wrong quantity in German', { message: 'Menge!', code: 'ITEM_QTY' }, 'quantity', undefined],
    ['an unknown message', { message: 'Ask for it' }, 'other', undefined],
  ])('%s', (_case, change, reason, fix) => {
    const found = lineProblem(line(change))
    expect(found?.problem.reason).toBe(reason)
    expect(found?.fix).toBe(fix)
  })
})

describe('[CART-13] a cart before the checkout', () => {
  const fine = line({ uid: 'fine' })
  const gone = line({ uid: 'gone', stock: 'OUT_OF_STOCK' })
  const short = line({ uid: 'short', message: 'The requested qty is not available' })

  test('is ready without a problem', () => expect(cartReadiness([fine])).toEqual({ kind: 'ready' }))
  test('is ready once sold-out lines are removed', () => expect(cartReadiness([fine, gone])).toEqual({ kind: 'remove', uids: ['gone'] }))
  test('names every sold-out line', () => expect(cartReadiness([gone, fine, { ...gone, uid: 'too' }])).toEqual({ kind: 'remove', uids: ['gone', 'too'] }))
  test('needs a decision if fewer are available', () => expect(cartReadiness([gone, short])).toEqual({ kind: 'decide', uid: 'short' }))
})
