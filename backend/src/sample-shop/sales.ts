import type { DatabaseSync } from 'node:sqlite'
import { AGREEMENTS } from './sales-agreements.ts'

/** A text in each of the shop's languages. */
export interface Bilingual {
  readonly en: string
  readonly pl: string
}

/** One of every sort, those that are refused included. */
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

const SHIPPING = [
  {
    carrier: 'locker', method: 'standard', maxWeight: 25, steps: [[0, 14_99]],
    carrierTitle: { en: 'Parcel locker', pl: 'Paczkomat' }, methodTitle: { en: 'Up to 25 kg', pl: 'Do 25 kg' },
  },
  {
    carrier: 'courier', method: 'door', freeFrom: 500_00, steps: [[0, 18_99], [5, 24_99], [15, 34_99], [31.5, 69_99]],
    carrierTitle: { en: 'Courier', pl: 'Kurier' }, methodTitle: { en: 'To the door', pl: 'Pod drzwi' },
  },
  {
    carrier: 'pickup', method: 'zakopane', steps: [[0, 0]],
    carrierTitle: { en: 'Collect in Zakopane', pl: 'Odbiór w Zakopanem' }, methodTitle: { en: 'Krupówki 40', pl: 'Krupówki 40' },
  },
] satisfies { steps: [number, number][]; [key: string]: unknown }[]

const PAYMENT: Readonly<Record<string, Bilingual & { readonly instructions?: Bilingual }>> = {
  banktransfer: {
    en: 'Bank transfer', pl: 'Przelew',
    instructions: {
      en: 'A shop that sells would name its bank account here. Halny is a demonstration: please send no money.',
      pl: 'Sklep, który sprzedaje, podałby tu numer rachunku. Halny to pokaz: prosimy nie przelewać pieniędzy.',
    },
  },
  cashondelivery: { en: 'Cash on delivery', pl: 'Za pobraniem' },
  checkmo: { en: 'Check / Money order', pl: 'Czek lub przekaz pieniężny' },
  sandbox_redirect: { en: 'Pay online (sandbox)', pl: 'Płatność online (próbna)' },
  free: { en: 'No Payment Information Required', pl: 'Nic nie trzeba płacić' },
}

/** Coupons, delivery, payment and agreements of the sample shop, in the words of each store view that is there. */
export function seedSales(database: DatabaseSync): void {
  const stores = database.prepare('SELECT id, locale FROM store').all() as { id: number; locale: string }[]
  const inEachStore = (write: (storeId: number, say: (text: Bilingual) => string) => void) => {
    for (const { id, locale } of stores) write(id, (text) => (locale.startsWith('pl') ? text.pl : text.en))
  }
  seedCoupons(database)
  seedShipping(database, inEachStore)
  seedPayment(database, inEachStore)
  seedAgreements(database, inEachStore)
}

type InEachStore = (write: (storeId: number, say: (text: Bilingual) => string) => void) => void

function seedCoupons(database: DatabaseSync): void {
  const insert = database.prepare(`
    INSERT INTO coupon (code, kind, amount, minimum_subtotal, expires_at, usage_limit, times_used, uses_per_customer, first_order_only, is_active)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  for (const { code, kind, amount = 0, minimum = 0, expires = null, usageLimit = null, timesUsed = 0, ...terms } of COUPONS) {
    const { usesPerCustomer = null, isForFirstOrder, isInactive } = terms
    insert.run(code, kind, amount, minimum, expires, usageLimit, timesUsed, usesPerCustomer, isForFirstOrder ? 1 : 0, isInactive ? 0 : 1)
  }
}

function seedShipping(database: DatabaseSync, inEachStore: InEachStore): void {
  const insertMethod = database.prepare(`
    INSERT INTO shipping_method (carrier_code, method_code, position, free_from, max_weight) VALUES (?, ?, ?, ?, ?)`)
  const insertStep = database.prepare('INSERT INTO shipping_rate (method_id, from_weight, price) VALUES (?, ?, ?)')
  const insertText = database.prepare('INSERT INTO shipping_method_text VALUES (?, ?, ?, ?)')
  for (const [position, { carrier, method, steps, freeFrom, maxWeight, ...titles }] of SHIPPING.entries()) {
    const { lastInsertRowid: id } = insertMethod.run(carrier, method, position, freeFrom ?? null, maxWeight ?? null)
    for (const [fromWeight = 0, price = 0] of steps) insertStep.run(id, fromWeight, price)
    inEachStore((storeId, say) => insertText.run(id, storeId, say(titles.carrierTitle), say(titles.methodTitle)))
  }
}

function seedPayment(database: DatabaseSync, inEachStore: InEachStore): void {
  const insertMethod = database.prepare('INSERT INTO payment_method (code, position) VALUES (?, ?)')
  const insertText = database.prepare('INSERT INTO payment_method_text (code, store_id, title, instructions) VALUES (?, ?, ?, ?)')
  for (const [position, [code, { instructions, ...title }]] of Object.entries(PAYMENT).entries()) {
    insertMethod.run(code, position)
    inEachStore((storeId, say) => insertText.run(code, storeId, say(title), instructions ? say(instructions) : ''))
  }
}

function seedAgreements(database: DatabaseSync, inEachStore: InEachStore): void {
  const insertAgreement = database.prepare('INSERT INTO checkout_agreement (mode, position) VALUES (?, ?)')
  const insertText = database.prepare('INSERT INTO checkout_agreement_text VALUES (?, ?, ?, ?, ?)')
  for (const [position, { mode, name, checkbox, content }] of AGREEMENTS.entries()) {
    const { lastInsertRowid: id } = insertAgreement.run(mode, position)
    inEachStore((storeId, say) => insertText.run(id, storeId, say(name), say(checkbox), say(content)))
  }
}
