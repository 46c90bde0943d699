import { expect, test } from 'vitest'
import { shippingRates } from './shipping-rates.ts'

const VAT = { title: 'VAT 23%', rate: 23_000, isIncluded: true, isShippingTaxed: true }
const courier = {
  carrierCode: 'courier', methodCode: 'door', carrierTitle: 'Courier', methodTitle: 'To the door',
  freeFrom: 500_00, offeredFrom: null, maxWeight: 30,
  steps: [{ fromWeight: 0, price: 18_99 }, { fromWeight: 5, price: 24_99 }],
}

test.each([
  ['a light parcel', { weight: 1, value: 100_00, isFree: false }, [18_99]],
  ['a parcel of nothing', { weight: 0, value: 100_00, isFree: false }, [18_99]],
  ['just under a step', { weight: 4.99, value: 100_00, isFree: false }, [18_99]],
  ['at a step', { weight: 5, value: 100_00, isFree: false }, [24_99]],
  ['just under free', { weight: 1, value: 499_99, isFree: false }, [18_99]],
  ['from the value on that is free', { weight: 5, value: 500_00, isFree: false }, [0]],
  ['with a coupon for delivery', { weight: 1, value: 1, isFree: true }, [0]],
  ['as heavy as it may be', { weight: 30, value: 1, isFree: false }, [24_99]],
  ['too heavy', { weight: 30.1, value: 500_00, isFree: true }, []],
])('the courier carries %s', (_, parcel, prices) => {
  expect(shippingRates([courier], parcel, VAT).map(({ price }) => price)).toEqual(prices)
})

test('a method without limits carries any parcel, and never for free', () => {
  const unlimited = { ...courier, freeFrom: null, maxWeight: null }
  expect(shippingRates([unlimited], { weight: 900, value: 99_999_00, isFree: false }, VAT).map(({ price }) => price)).toEqual([24_99])
})

test('a method without a rate for the weight is not offered, even if it is free', () => {
  const heavyOnly = { ...courier, steps: [{ fromWeight: 10, price: 50_00 }] }
  expect(shippingRates([heavyOnly], { weight: 1, value: 900_00, isFree: true }, VAT)).toEqual([])
})

test.each([
  [99_99, []],
  [100_00, [0]],
])('offers free delivery from its minimum amount: goods of %i', (value, prices) => {
  const free = { ...courier, carrierCode: 'freeshipping', freeFrom: null, offeredFrom: 100_00, steps: [{ fromWeight: 0, price: 0 }] }
  expect(shippingRates([free], { weight: 1, value, isFree: false }, VAT).map(({ price }) => price)).toEqual(prices)
})

test('a rate has a price including and excluding tax', () => {
  const parcel = { weight: 1, value: 1, isFree: false }
  expect(shippingRates([courier], parcel, VAT)[0]?.taxed).toEqual({ withTax: 18_99, withoutTax: 15_44, tax: 3_55 })
  expect(shippingRates([courier], parcel, { ...VAT, isIncluded: false })[0]?.taxed).toEqual({ withTax: 23_36, withoutTax: 18_99, tax: 4_37 })
})
