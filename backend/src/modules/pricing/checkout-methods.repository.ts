import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { RateStep, ShippingMethodRow } from './shipping-rates.ts'

export function findShippingMethods(database: DatabaseSync, storeId: number): ShippingMethodRow[] {
  const methods = statement<Omit<ShippingMethodRow, 'steps'> & { id: number }>(database, `
    SELECT method.id, carrier_code AS carrierCode, method_code AS methodCode, carrier_title AS carrierTitle,
      method_title AS methodTitle, free_from AS freeFrom,
      offered_from AS offeredFrom, max_weight AS maxWeight
    FROM shipping_method method JOIN shipping_method_text text ON text.method_id = method.id AND text.store_id = ?
    ORDER BY position, method.id`).all(storeId)
  const steps = stepsOfMethods(database)
  return methods.map(({ id, ...method }) => ({ ...method, steps: steps.get(id) ?? [] }))
}

function stepsOfMethods(database: DatabaseSync): Map<number, RateStep[]> {
  const rows = statement<RateStep & { methodId: number }>(database, `
    SELECT method_id AS methodId, from_weight AS fromWeight, price FROM shipping_rate ORDER BY method_id, from_weight`)
    .all()
  return Map.groupBy(rows, ({ methodId }) => methodId)
}

export function findPaymentMethods(database: DatabaseSync, storeId: number): PaymentMethod[] {
  return statement<PaymentMethod>(database, `
    SELECT method.code, title FROM payment_method method
    JOIN payment_method_text text ON text.code = method.code AND text.store_id = ? ORDER BY position`)
    .all(storeId)
}
