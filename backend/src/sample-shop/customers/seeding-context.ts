import type { DatabaseSync } from 'node:sqlite'
import { createLoad } from '../../database/load.ts'
import type { Context, Identity } from '../../graphql/context.ts'
import { storeById } from '../../modules/store/store.repository.ts'
import { ENGLISH } from '../../refusals/phrases.ts'
import { DEFAULT_PASSWORD_COST } from '../../modules/customer/password-hash.ts'

/** A request context for seeding: sample customers use the same functions as real ones. */
export function seedingContext(database: DatabaseSync, storeId: number, customer: Identity, now: Date): Context {
  const store = storeById(database, storeId)
  return {
    database,
    store,
    customer,
    now,
    load: createLoad({ database, store, customer }),
    publicUrl: '',
    shopUrl: '',
    client: { address: undefined, header: () => null },
    phrases: ENGLISH,
    release: undefined,
    passwordCost: DEFAULT_PASSWORD_COST,
    verifyToken: () => Promise.reject(new Error('No token is verified while the shop is seeded')),
  }
}
