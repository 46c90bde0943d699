import type { DatabaseSync } from 'node:sqlite'
import type { CatalogReader } from './modules/catalog/catalog-reader.ts'
import type { Store } from './modules/store/store.repository.ts'

/** What every resolver gets: one database, the store view that the request asked for, and who asks. */
export interface Context {
  readonly database: DatabaseSync
  readonly store: Store
  /** Products and categories by id, read in batches. */
  readonly catalog: CatalogReader
  /** Where pictures and pages of this backend begin, without a slash at the end. */
  readonly publicUrl: string
  /** The bearer token as sent, unchecked; undefined for a guest. */
  readonly token: string | undefined
  readonly now: Date
}
