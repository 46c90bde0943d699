import type { DatabaseSync } from 'node:sqlite'
import { inputError } from '../../errors.ts'
import { defaultStore, storeByCode, type Store } from './store.repository.ts'

/** The store view that the `Store` header names; `default`, in any letter case, is whichever view is the default. */
export function requestedStore(database: DatabaseSync, header: string | null): Store {
  const code = header?.trim() ?? ''
  const store = code === '' || code.toLowerCase() === 'default' ? defaultStore(database) : storeByCode(database, code)
  if (!store) throw inputError(`Requested store is not found (${code})`)
  return store
}

/** @throws graphql-input when the `Content-Currency` header asks for money that the store view does not show */
export function checkCurrency({ currency }: Store, header: string | null): void {
  const asked = header?.trim().toUpperCase() ?? ''
  if (asked !== '' && asked !== currency) throw inputError('Please correct the target currency')
}
