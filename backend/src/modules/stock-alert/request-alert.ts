import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../database/transaction.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { storeByCode } from '../store/store.repository.ts'
import { countAlerts, deleteAlertsBefore, deleteOldestAlerts, findStockState, saveAlert } from './stock-alert.repository.ts'

export interface AlertRequest {
  readonly sku: string
  /** The code of the store view whose language the mail is in. */
  readonly store: string
  readonly email: string
}

/** `stored` also for a repeated request: nobody learns whether an address has one. */
export type AlertOutcome = 'stored' | 'unknown-store' | 'invalid-email' | 'unknown-product' | 'in-stock' | 'full'

const MAX_ALERTS = 10_000
/** A further one replaces the oldest of the address: a refusal would reveal that it has others. */
const MAX_ALERTS_PER_ADDRESS = 20
const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000

export function requestAlert(database: DatabaseSync, request: AlertRequest, now: Date): AlertOutcome {
  const email = request.email.trim()
  if (!isEmailAddress(email)) return 'invalid-email'
  return transaction(database, () => {
    const store = storeByCode(database, request.store)
    if (!store) return 'unknown-store'
    const product = findStockState(database, request.sku)
    if (!product) return 'unknown-product'
    if (product.isInStock) return 'in-stock'
    deleteAlertsBefore(database, new Date(now.getTime() - MAX_AGE_MS))
    if (countAlerts(database) >= MAX_ALERTS) return 'full'
    saveAlert(database, { email, productId: product.id, storeId: store.id }, now)
    deleteOldestAlerts(database, email, MAX_ALERTS_PER_ADDRESS)
    return 'stored'
  })
}
