import type { DatabaseSync } from 'node:sqlite'
import type { Store } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { defaultStore, storeByCode } from './store.repository.ts'

/** The store view in the `Store` header; `default`, in any letter case, is the default store view. */
export function requestedStore(database: DatabaseSync, header: string | null): Store {
  const store = namedStore(database, header)
  if (!store) throw refused('request.storeNotFound', { code: header?.trim() ?? '' })
  return store
}

/** The same, falling back to the default view for an unknown name. */
export const nearestStore = (database: DatabaseSync, header: string | null): Store | undefined =>
  namedStore(database, header) ?? defaultStore(database)

function namedStore(database: DatabaseSync, header: string | null): Store | undefined {
  const code = header?.trim() ?? ''
  return code === '' || code.toLowerCase() === 'default' ? defaultStore(database) : storeByCode(database, code)
}

/** @throws graphql-input when the `Content-Currency` header names a currency that the store view does not have */
export function checkCurrency({ currency }: Store, header: string | null): void {
  const requested = header?.trim().toUpperCase() ?? ''
  if (requested !== '' && requested !== currency) throw refused('request.currencyUnavailable')
}
