import type { DatabaseSync } from 'node:sqlite'
import { insertRow } from './insert-row.ts'
import { STORE_ID } from './shop.ts'

/** Sales tax, titled by the code of its rate as in Magento's sample data; states without a rate have no tax. */
const TAX_RATES = [
  { title: 'US-CA-*-Rate 1', country_code: 'US', region_code: 'CA', rate: 8_250 },
  { title: 'US-NY-*-Rate 1', country_code: 'US', region_code: 'NY', rate: 8_375 },
  { title: 'US-WA-*-Rate 1', country_code: 'US', region_code: 'WA', rate: 6_500 },
]

/** Magento's own carriers; rates by weight in pounds. */
const SHIPPING = [
  { carrier: 'flatrate', method: 'flatrate', carrierTitle: 'Flat Rate', methodTitle: 'Fixed', offeredFrom: null, steps: [[0, 5_00]] },
  { carrier: 'tablerate', method: 'bestway', carrierTitle: 'Best Way', methodTitle: 'Table Rate', offeredFrom: null, steps: [[0, 9_95], [5, 14_95], [20, 24_95]] },
  { carrier: 'freeshipping', method: 'freeshipping', carrierTitle: 'Free Shipping', methodTitle: 'Free', offeredFrom: 100_00, steps: [[0, 0]] },
] as const

const PAYMENT = [
  { code: 'checkmo', title: 'Check / Money order', instructions: '' },
  {
    code: 'banktransfer', title: 'Bank Transfer Payment',
    instructions: 'Our bank details are on your invoice. We ship as soon as the payment has arrived.',
  },
  { code: 'cashondelivery', title: 'Cash On Delivery', instructions: '' },
  { code: 'purchaseorder', title: 'Purchase Order', instructions: '' },
  // Of a module whose orders are paid by its own calls.
  { code: 'tpay', title: 'Tpay', instructions: '' },
  { code: 'free', title: 'No Payment Information Required', instructions: '' },
]

const COUPON = { code: 'TRAIL10', kind: 'percent', amount: 10 }

/** Tax, delivery, payment and the shop's one coupon. The shop has no checkout agreements. */
export function seedSales(database: DatabaseSync): void {
  database.exec('DELETE FROM tax_rate')
  for (const rate of TAX_RATES) insertRow(database, 'tax_rate', rate)
  SHIPPING.forEach(({ carrier, method, carrierTitle, methodTitle, offeredFrom, steps }, position) => {
    const id = insertRow(database, 'shipping_method', { carrier_code: carrier, method_code: method, position, offered_from: offeredFrom })
    insertRow(database, 'shipping_method_text', { method_id: id, store_id: STORE_ID, carrier_title: carrierTitle, method_title: methodTitle })
    for (const [fromWeight, price] of steps) insertRow(database, 'shipping_rate', { method_id: id, from_weight: fromWeight, price })
  })
  PAYMENT.forEach(({ code, title, instructions }, position) => {
    insertRow(database, 'payment_method', { code, position })
    insertRow(database, 'payment_method_text', { code, store_id: STORE_ID, title, instructions })
  })
  insertRow(database, 'coupon', COUPON)
}
