import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Store } from '../../graphql/context.ts'
import { type Category, CATEGORY_COLUMNS } from './category.repository.ts'

export interface CategoryFilter {
  readonly ids?: readonly number[]
  readonly parentIds?: readonly number[]
  readonly urlKeys?: readonly string[]
  readonly urlPaths?: readonly string[]
  /** Anywhere in the name; `%` stands for any text, as in Magento. */
  readonly name?: string
}

/** Active categories of the store, by position. */
export function findCategories(database: DatabaseSync, store: Store, filter: CategoryFilter): Category[] {
  const list = 'IN (SELECT value FROM json_each(?))'
  const parts: [string, SQLInputValue][] = []
  if (filter.ids) parts.push([`c.id ${list}`, JSON.stringify(filter.ids)])
  if (filter.parentIds) parts.push([`c.parent_id ${list}`, JSON.stringify(filter.parentIds)])
  if (filter.urlKeys) parts.push([`t.url_key ${list}`, JSON.stringify(filter.urlKeys)])
  if (filter.urlPaths) parts.push([`t.url_path ${list}`, JSON.stringify(filter.urlPaths)])
  if (filter.name !== undefined) parts.push(['t.name LIKE ?', `%${filter.name}%`])
  // One statement for each combination of filters, so that few are prepared.
  return statement<Category>(
    database,
    `SELECT ${CATEGORY_COLUMNS} FROM category c JOIN category_text t ON t.category_id = c.id AND t.store_id = ?
     JOIN category root ON root.id = ? AND (c.id = root.id OR c.path LIKE root.path || '/%')
     WHERE c.is_active ${parts.map(([sql]) => `AND ${sql}`).join(' ')} ORDER BY c.position, c.id`,
  ).all(store.id, store.rootCategoryId, ...parts.map(([, value]) => value))
}
