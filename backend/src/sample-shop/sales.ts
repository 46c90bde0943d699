import type { DatabaseSync } from 'node:sqlite'
import { changeSetting } from '../modules/store/settings.ts'
import { insertTexts } from './catalog/insert-texts.ts'
import { seedPickupLocations } from './pickup/seed-pickup-locations.ts'
import { FREE_DELIVERY_FROM, SELLER } from './facts.ts'
import type { LocalizedText } from './plan/localized-text.ts'
import { AGREEMENTS } from './sales-agreements.ts'

/** One coupon of every kind, including invalid ones. */
const COUPONS: readonly CouponPlan[] = [
  { code: 'WIATR10', kind: 'percent', amount: 10 },
  { code: 'SZLAK50', kind: 'fixed', amount: 50_00 },
  { code: 'GRAN100', kind: 'fixed', amount: 100_00, minimum: 600_00 },
  { code: 'KURIER0', kind: 'free_shipping' },
  { code: 'LATO2025', kind: 'percent', amount: 15, expires: '2025-09-01T00:00:00Z' },
  { code: 'PIERWSZY', kind: 'percent', amount: 15, isForFirstOrder: true },
  { code: 'WITAJ30', kind: 'fixed', amount: 30_00, minimum: 150_00, usesPerCustomer: 1 },
  { code: 'OSTATNI', kind: 'percent', amount: 25, usageLimit: 3, timesUsed: 3 },
  { code: 'ZIMA20', kind: 'percent', amount: 20, isInactive: true },
]

interface CouponPlan {
  readonly code: string
  readonly kind: 'percent' | 'fixed' | 'free_shipping'
  readonly amount?: number
  readonly minimum?: number
  readonly expires?: string
  readonly usageLimit?: number
  readonly timesUsed?: number
  readonly usesPerCustomer?: number
  readonly isForFirstOrder?: boolean
  readonly isInactive?: boolean
}

export const SHIPPING: readonly ShippingPlan[] = [
  {
    carrier: 'locker', method: 'standard', maxWeight: 25, freeFrom: FREE_DELIVERY_FROM, steps: [[0, 14_99]],
    carrierTitle: ['Parcel locker', 'Automat paczkowy'], methodTitle: ['Up to 25 kg, kept for 48 hours', 'do 25 kg, czeka 48 godzin'],
  },
  {
    carrier: 'courier', method: 'door', freeFrom: FREE_DELIVERY_FROM, steps: [[0, 18_99], [5, 24_99], [15, 34_99], [31.5, 69_99]],
    carrierTitle: ['Courier', 'Kurier'], methodTitle: ['To the door', 'Pod drzwi'],
  },
  {
    carrier: 'instore', method: 'pickup', steps: [[0, 0]],
    carrierTitle: ['Collect from a Halny shop', 'Odbiór w sklepie Halny'], methodTitle: ['Kraków, Warsaw or Zakopane', 'Kraków, Warszawa lub Zakopane'],
  },
]

interface ShippingPlan {
  readonly carrier: string
  readonly method: string
  readonly carrierTitle: LocalizedText
  readonly methodTitle: LocalizedText
  /** The maximum weight in kilograms. */
  readonly maxWeight?: number
  readonly freeFrom?: number
  readonly steps: readonly (readonly [fromWeight: number, price: number])[]
}

/** The check digit of its bank's number is wrong, so no bank has it. The storefront's settings of the sample shop name the same account. */
export const ACCOUNT = 'PL58 9719 0041 0000 0018 2026 1500'

export const PAYMENT: Readonly<Record<string, { readonly title: LocalizedText; readonly instructions?: LocalizedText }>> = {
  sandbox_blik: { title: ['BLIK', 'BLIK'] },
  sandbox_card: { title: ['Card', 'Karta płatnicza'] },
  banktransfer: {
    title: ['Bank transfer', 'Przelew'],
    instructions: [
      `Recipient: ${SELLER.name}\nAccount number: ${ACCOUNT}\nPayment reference: {{title}}\nAmount: {{amount}}`,
      `Odbiorca: ${SELLER.name}\nNumer rachunku: ${ACCOUNT}\nTytuł przelewu: {{title}}\nKwota: {{amount}}`,
    ],
  },
  cashondelivery: { title: ['Cash on delivery', 'Za pobraniem'] },
  free: { title: ['No Payment Information Required', 'Nic nie trzeba płacić'] },
}

/** Coupons, delivery, payment and agreements of the sample shop; the database must have its store views. */
export function seedSales(database: DatabaseSync): void {
  seedCoupons(database)
  seedShipping(database)
  seedPickupLocations(database)
  seedPayment(database)
  seedAgreements(database)
}

function seedCoupons(database: DatabaseSync): void {
  const insert = database.prepare(`
    INSERT INTO coupon (code, kind, amount, minimum_subtotal, expires_at, usage_limit, times_used, uses_per_customer, first_order_only, is_active)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  for (const { code, kind, amount = 0, minimum = 0, expires = null, usageLimit = null, timesUsed = 0, ...terms } of COUPONS) {
    const { usesPerCustomer = null, isForFirstOrder, isInactive } = terms
    insert.run(code, kind, amount, minimum, expires, usageLimit, timesUsed, usesPerCustomer, isForFirstOrder ? 1 : 0, isInactive ? 0 : 1)
  }
}

function seedShipping(database: DatabaseSync): void {
  const insertMethod = database.prepare(`
    INSERT INTO shipping_method (carrier_code, method_code, position, free_from, max_weight) VALUES (?, ?, ?, ?, ?)`)
  const insertStep = database.prepare('INSERT INTO shipping_rate (method_id, from_weight, price) VALUES (?, ?, ?)')
  for (const [position, { carrier, method, steps, freeFrom = null, maxWeight = null, ...titles }] of SHIPPING.entries()) {
    const { lastInsertRowid: id } = insertMethod.run(carrier, method, position, freeFrom, maxWeight)
    for (const [fromWeight, price] of steps) insertStep.run(id, fromWeight, price)
    insertTexts(database, 'shipping_method_text', id, titles.carrierTitle, titles.methodTitle)
  }
  changeSetting(database, 'carriers/locker/specificcountry', 'PL')
}

function seedPayment(database: DatabaseSync): void {
  const insertMethod = database.prepare('INSERT INTO payment_method (code, position) VALUES (?, ?)')
  for (const [position, [code, { title, instructions }]] of Object.entries(PAYMENT).entries()) {
    insertMethod.run(code, position)
    insertTexts(database, 'payment_method_text', code, title, instructions ?? ['', ''])
  }
  changeSetting(database, 'payment/cashondelivery/shipped_only', true)
}

function seedAgreements(database: DatabaseSync): void {
  const insertAgreement = database.prepare('INSERT INTO checkout_agreement (mode, position) VALUES (?, ?)')
  for (const [position, { mode, name, checkbox, content }] of AGREEMENTS.entries()) {
    const { lastInsertRowid: id } = insertAgreement.run(mode, position)
    insertTexts(database, 'checkout_agreement_text', id, name, checkbox, content)
  }
}
