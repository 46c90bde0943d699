import { describe, expect, test } from 'vitest'
import type { TaxedCart } from './net-prices.ts'
import { readTotals } from './read-totals.ts'

const pln = (value: number) => ({ value, currency: 'PLN' as const })
const prices = { subtotal_including_tax: pln(200), subtotal_excluding_tax: pln(162.6), applied_taxes: [], grand_total: pln(194.99), discounts: null }
const method = (including: number, without = including) =>
  ({ selected_shipping_method: { carrier_code: 'a', method_code: 'b', carrier_title: 'A', method_title: 'B', price_incl_tax: pln(including), price_excl_tax: pln(without) } })
const cart = (change: Partial<TaxedCart> = {}): TaxedCart => ({ prices, shipping_addresses: [], items: [], ...change })

describe('[CART-09] totals with currency', () => {
  test('are those of the backend', () => {
    expect(readTotals(cart({ shipping_addresses: [method(14.99)] }))).toMatchObject({
      subtotal: pln(200),
      discount: undefined,
      shipping: pln(14.99),
      grandTotal: pln(194.99),
    })
  })

  test('are unknown without prices', () => {
    const unknown = { value: null, currency: null }
    expect(readTotals(cart({ prices: null })))
      .toEqual({ subtotal: unknown, discount: undefined, shipping: undefined, taxes: [], isTaxAdded: false, grandTotal: unknown })
  })

  test('shipping is unknown until a method is chosen', () => {
    expect(readTotals(cart()).shipping).toBeUndefined()
    expect(readTotals(cart({ shipping_addresses: [{ selected_shipping_method: null }] })).shipping).toBeUndefined()
  })

  test.each([
    ['by coupon', [{ label: 'Discount (TEN)', amount: pln(20) }], { names: 'TEN', amount: pln(-20) }],
    ['by several', [{ label: 'Discount (FIVE, Spring)', amount: pln(5) }, null, { label: 'Discount', amount: pln(2) }, { label: 'Birthday', amount: pln(1) }], { names: 'FIVE, Spring, Birthday', amount: pln(-8) }],
    ['with another label', [{ label: 'Halny (autumn) week', amount: pln(1) }], { names: 'Halny (autumn) week', amount: pln(-1) }],
    ['of nothing', [{ label: 'Discount (TEN)', amount: pln(0) }], undefined],
    ['none', [], undefined],
  ])('discount %s', (_case, discounts, discount) => {
    expect(readTotals(cart({ prices: { ...prices, discounts } })).discount).toEqual(discount)
  })
})

describe('tax', () => {
  const vat = { label: 'VAT 23%', amount: pln(23) }
  const withVat = { ...prices, subtotal_including_tax: pln(123), subtotal_excluding_tax: pln(100), applied_taxes: [vat], grand_total: pln(123) }

  type Line = NonNullable<NonNullable<TaxedCart['items']>[number]>

  /** A line of one piece, with the price on the product's page. */
  const line = (shown: number, price: number, including: number, isVariant = false): Line => {
    const product = (value: number) => ({ price_range: { minimum_price: { final_price: { value } } } })
    return {
      product: product(isVariant ? 1 : shown), ...(isVariant && { configured_variant: product(shown) }),
      prices: { price: pln(price), price_including_tax: pln(including) },
    } as unknown as Line
  }
  const taxOf = ({ prices: its = withVat, ...change }: Partial<TaxedCart>) => {
    const { subtotal, shipping, taxes, isTaxAdded } = readTotals(cart({ prices: its, ...change }))
    return { subtotal: subtotal.value, shipping: shipping?.value, taxes, isTaxAdded }
  }

  test.each([
    ['is included if the catalogue shows prices with tax', { items: [line(123, 100, 123)] }, { subtotal: 123, isTaxAdded: false, taxes: [vat] }],
    ['is added if the catalogue shows prices without tax', { items: [line(100, 100, 123)] }, { subtotal: 100, isTaxAdded: true, taxes: [vat] }],
    ["follows a variant's own price", { items: [line(100, 100, 123, true)] }, { subtotal: 100, isTaxAdded: true }],
    ['follows the next line if the first is untaxed', { items: [line(50, 50, 50), line(123, 100, 123)] }, { subtotal: 123, isTaxAdded: false }],
    ['follows the next line if the first has no price', { items: [null, { ...line(50, 50, 50), prices: null } as Line, line(100, 100, 123)] }, { subtotal: 100, isTaxAdded: true }],
    ['follows the next line if options change the price of the first', { items: [line(90, 110, 135.3), line(100, 100, 123)] }, { subtotal: 100, isTaxAdded: true }],
    ['counts as included if nothing shows it', { items: [line(90, 110, 135.3)] }, { subtotal: 123, isTaxAdded: false, taxes: [vat] }],
    ['is not listed before the backend applies any', { prices: { ...prices, subtotal_including_tax: pln(48), subtotal_excluding_tax: pln(48) }, items: [line(48, 48, 48)] }, { subtotal: 48, isTaxAdded: false, taxes: [] }],
    ['is not listed if it is 0', { prices: { ...withVat, applied_taxes: [null, { label: 'EU', amount: pln(0) }] } }, { taxes: [] }],
    ['is not listed if the backend lists none', { prices: { ...withVat, applied_taxes: null } }, { taxes: [] }],
    ['counts as included without a subtotal that includes it', { prices: { ...withVat, subtotal_including_tax: null } }, { subtotal: null, isTaxAdded: false }],
    ['counts as included without a subtotal that excludes it', { prices: { ...withVat, subtotal_excluding_tax: null } }, { subtotal: 123, isTaxAdded: false }],
    ['follows the lines without a grand total', { prices: { ...withVat, grand_total: null }, items: [line(100, 100, 123)] }, { subtotal: 100, isTaxAdded: true }],
  ])('%s', (_case, change, result) => {
    expect(taxOf(change)).toMatchObject(result)
  })

  test('on delivery is shown as on products', () => {
    const added = { ...withVat, applied_taxes: [{ ...vat, amount: pln(25.3) }], grand_total: pln(135.3) }
    expect(taxOf({ prices: added, items: [line(100, 100, 123)], shipping_addresses: [method(12.3, 10)] })).toMatchObject({ subtotal: 100, shipping: 10, isTaxAdded: true })
    expect(taxOf({ prices: added, items: [line(123, 100, 123)], shipping_addresses: [method(12.3, 10)] })).toMatchObject({ subtotal: 123, shipping: 12.3, isTaxAdded: false })
  })

  test.each([
    ['net prices', { applied_taxes: [{ ...vat, amount: pln(20.7) }], grand_total: pln(110.7) }, true],
    ['gross prices', { applied_taxes: [{ ...vat, amount: pln(21.13) }], grand_total: pln(113) }, false],
  ])('with a discount, the totals show it: %s', (_case, sums, isTaxAdded) => {
    const discounts = [null, { label: 'Discount', amount: pln(10) }]
    expect(taxOf({ prices: { ...withVat, ...sums, discounts } }).isTaxAdded).toBe(isTaxAdded)
  })
  test('with a discount on taxed delivery of untaxed books, the totals show that it is added', () => {
    const prices = { ...withVat, subtotal_including_tax: pln(100), applied_taxes: [{ ...vat, amount: pln(1.15) }], grand_total: pln(106.15) }
    const discounts = [{ label: 'Discount', amount: pln(5) }]
    expect(taxOf({ prices: { ...prices, discounts }, shipping_addresses: [method(12.3, 10)] })).toMatchObject({ subtotal: 100, shipping: 10, isTaxAdded: true })
  })
})
