import type { DatabaseSync } from 'node:sqlite'
import { existing, statement } from '../../database/statement.ts'
import type { Store } from '../../graphql/context.ts'

/** The only website: all store views share their customers. */
interface Website {
  readonly id: number
  readonly code: string
  readonly name: string
}

export const website = (database: DatabaseSync): Website =>
  existing(statement<Website>(database, 'SELECT id, code, name FROM website').get())

export function allStores(database: DatabaseSync): Store[] {
  return statement<StoreRow>(database, 'SELECT * FROM store ORDER BY id').all().map(toStore)
}

export function storeByCode(database: DatabaseSync, code: string): Store | undefined {
  const row = statement<StoreRow>(database, 'SELECT * FROM store WHERE code = ?').get(code)
  return row && toStore(row)
}

/** A store view that other rows refer to, and which therefore exists. */
export function storeById(database: DatabaseSync, id: number): Store {
  return toStore(existing(statement<StoreRow>(database, 'SELECT * FROM store WHERE id = ?').get(id)))
}

export function defaultStore(database: DatabaseSync): Store | undefined {
  const row = statement<StoreRow>(database, 'SELECT * FROM store ORDER BY is_default DESC, id LIMIT 1').get()
  return row && toStore(row)
}

type StoreRow = Omit<Store, 'rootCategoryId' | 'isDefault' | 'groupCode' | 'groupName'> & {
  readonly root_category_id: number
  readonly is_default: number
  readonly group_code: string
  readonly group_name: string
}

function toStore({ root_category_id, is_default, group_code, group_name, ...store }: StoreRow): Store {
  return { ...store, rootCategoryId: root_category_id, isDefault: is_default === 1, groupCode: group_code, groupName: group_name }
}
