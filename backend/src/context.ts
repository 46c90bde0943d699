import type { DatabaseSync } from 'node:sqlite'
import type { Release } from './magento/release.ts'
import type { CatalogReader } from './modules/catalog/catalog-reader.ts'
import type { Identity } from './modules/customer/identity.ts'
import type { OrderReader } from './modules/order/order-reader.ts'
import type { Store } from './modules/store/store.repository.ts'
import type { Phrases } from './refusals/phrases.ts'
import type { VerifyToken } from './services/bot-check/verify-token.ts'

/** What every resolver gets: one database, the store view that the request asked for, and who asks. */
export interface Context {
  readonly database: DatabaseSync
  readonly store: Store
  /** Products and categories by id, read in batches. */
  readonly catalog: CatalogReader
  /** What belongs to orders, read in batches. */
  readonly orders: OrderReader
  /** Where pictures and pages of this backend begin, without a slash at the end. */
  readonly publicUrl: string
  /** Where the shop's pages begin: links in mails lead there. Without a slash at the end. */
  readonly shopUrl: string
  /** Undefined for a guest. */
  readonly customer: Identity | undefined
  /** Address and headers of whoever asks, for limits by address and for the bot check. */
  readonly client: Client
  readonly verifyToken: VerifyToken
  /** What is said in the language of the store view. */
  readonly phrases: Phrases
  readonly now: Date
  /** The one to pass for; undefined for all that any has. */
  readonly release: Release | undefined
}

export interface Client {
  /** As the connection says; undefined where there is none, as in tests. */
  readonly address: string | undefined
  readonly header: (name: string) => string | null
}
