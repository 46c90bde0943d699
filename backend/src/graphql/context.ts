import type { DatabaseSync } from 'node:sqlite'
import type { Load } from '../database/load.ts'
import type { Release } from '../magento/release.ts'
import type { Phrases } from '../refusals/phrases.ts'
import type { VerifyToken } from '../services/bot-check/verify-token.ts'

/** The third argument of every resolver: the database, the request's store view and its customer. */
export interface Context {
  readonly database: DatabaseSync
  readonly store: Store
  /** Reads by key, in batches. */
  readonly load: Load
  /** The base URL of this backend's pictures and pages, without a trailing slash. */
  readonly publicUrl: string
  /** The base URL of the storefront's pages, for links in mails. Without a trailing slash. */
  readonly shopUrl: string
  /** As of the request's start; undefined for a guest. Resolvers ask `currentCustomer`, since the account may be deleted meanwhile. */
  readonly customer: Identity | undefined
  /** The client's address and headers, for limits by address and for the bot check. */
  readonly client: Client
  readonly verifyToken: VerifyToken
  /** Writes refusals in the language of the store view. */
  readonly phrases: Phrases
  readonly now: Date
  /** Lets the shop show a changed stock at once; undefined where it waits for its pages to expire. */
  readonly refreshPages?: ((productIds: readonly number[]) => void) | undefined
  /** The base-2 logarithm of scrypt's N for new passwords. */
  readonly passwordCost: number
  /** The emulated release; undefined for the union of all. */
  readonly release: Release | undefined
}

export interface Client {
  /** The connection's address; undefined without one, as in tests. */
  readonly address: string | undefined
  readonly header: (name: string) => string | null
}

/** The customer of a bearer token. */
export interface Identity {
  readonly id: number
  readonly groupId: number
  readonly email: string
  /** The hash of this request's token. */
  readonly tokenHash: string
}

/** A store view. */
export interface Store {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly locale: string
  readonly currency: string
  readonly rootCategoryId: number
  readonly isDefault: boolean
  readonly title: string
  readonly description: string
  /** The shop that this view belongs to. */
  readonly groupCode: string
  readonly groupName: string
}
