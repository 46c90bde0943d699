import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { RateStep, ShippingMethodRow } from './shipping-rates.ts'

export function findShippingMethods(database: DatabaseSync, storeId: number): ShippingMethodRow[] {
  const methods = statement(database, `
    SELECT method.id, carrier_code AS carrierCode, method_code AS methodCode, carrier_title AS carrierTitle,
      method_title AS methodTitle, free_from AS freeFrom,
      offered_from AS offeredFrom, max_weight AS maxWeight
    FROM shipping_method method JOIN shipping_method_text text ON text.method_id = method.id AND text.store_id = ?
    ORDER BY position, method.id`).all(storeId) as unknown as (Omit<ShippingMethodRow, 'steps'> & { id: number })[]
  const steps = stepsOfMethods(database)
  return methods.map(({ id, ...method }) => ({ ...method, steps: steps.get(id) ?? [] }))
}

function stepsOfMethods(database: DatabaseSync): Map<number, RateStep[]> {
  const rows = statement(database, `
    SELECT method_id AS methodId, from_weight AS fromWeight, price FROM shipping_rate ORDER BY method_id, from_weight`)
    .all() as unknown as (RateStep & { methodId: number })[]
  return Map.groupBy(rows, ({ methodId }) => methodId)
}

export function findPaymentMethods(database: DatabaseSync, storeId: number): PaymentMethod[] {
  return statement(database, `
    SELECT method.code, title FROM payment_method method
    JOIN payment_method_text text ON text.code = method.code AND text.store_id = ? ORDER BY position`)
    .all(storeId) as unknown as PaymentMethod[]
}

/** How to pay, for the mail of an order; empty where the shop does not say. */
export function findPaymentInstructions(database: DatabaseSync, code: string, storeId: number): string {
  const row = statement(database, 'SELECT instructions FROM payment_method_text WHERE code = ? AND store_id = ?').get(code, storeId)
  return (row?.instructions as string | undefined) ?? ''
}

export interface AgreementRow {
  readonly agreement_id: number
  readonly name: string
  readonly checkbox_text: string
  readonly content: string
  readonly mode: 'AUTO' | 'MANUAL'
}

export function findAgreements(database: DatabaseSync, storeId: number): AgreementRow[] {
  return statement(database, `
    SELECT id AS agreement_id, name, checkbox_text, content, mode FROM checkout_agreement agreement
    JOIN checkout_agreement_text text ON text.agreement_id = agreement.id AND text.store_id = ?
    WHERE is_active ORDER BY position, id`).all(storeId) as unknown as AgreementRow[]
}
