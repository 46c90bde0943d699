import { expect, test } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { linePrices } from './net-prices.ts'

const pln = (value: number) => ({ value, currency: 'PLN' as const })
const shirts = { price: pln(100), row_total: pln(200), price_including_tax: pln(123), row_total_including_tax: pln(246) }

test.each([
  ['with tax', shirts, false, 123, 246],
  ['without tax', shirts, true, 100, 200],
  ['unknown with tax', null, false, undefined, undefined],
  ['unknown without tax', null, true, undefined, undefined],
])('two shirts have a price and a sum %s', (_, prices, isNet, each, row) => {
  const shown = linePrices({ prices } as CartLineFragment, isNet)
  expect([shown.each?.value, shown.row?.value]).toEqual([each, row])
})
