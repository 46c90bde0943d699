import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'
import type { Routed } from '../../graphql/routable.ts'

/** A category in the language of a store view. */
export interface Category extends Routed {
  readonly id: number
  readonly path: string
  readonly level: number
  readonly position: number
  readonly isActive: number
  readonly isAnchor: number
  readonly includeInMenu: number
  readonly displayMode: string | null
  readonly image: string | null
  readonly name: string
  readonly urlKey: string
  readonly urlPath: string
  readonly description: string | null
  readonly metaTitle: string | null
  readonly metaKeywords: string | null
  readonly metaDescription: string | null
  /** Comma-separated keys; null for all. */
  readonly availableSortBy: string | null
  readonly defaultSortBy: string | null
  /** The id of a CMS block. */
  readonly landingPage: number | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
}

export const CATEGORY_COLUMNS = `c.id, c.path, c.level, c.position, c.is_active AS isActive, c.is_anchor AS isAnchor,
  c.include_in_menu AS includeInMenu, c.display_mode AS displayMode, c.image, t.name, t.url_key AS urlKey,
  t.url_path AS urlPath, t.description, t.meta_title AS metaTitle, t.meta_keywords AS metaKeywords,
  t.meta_description AS metaDescription, c.available_sort_by AS availableSortBy, c.default_sort_by AS defaultSortBy,
  c.landing_page AS landingPage, c.created_at AS createdAt, c.updated_at AS updatedAt`

/** Includes inactive categories; callers decide whether to show them. */
export function categoriesById({ database, store }: ReadScope, ids: readonly number[]): Map<number, Category> {
  const rows = statement<Category>(
    database,
    `SELECT ${CATEGORY_COLUMNS} FROM category c JOIN category_text t ON t.category_id = c.id AND t.store_id = ?
     WHERE c.id IN (SELECT value FROM json_each(?))`,
  ).all(store.id, JSON.stringify(ids))
  return new Map(rows.map((row) => [row.id, row]))
}

export function childrenById({ database, store }: ReadScope, ids: readonly number[]): Map<number, Category[]> {
  const rows = statement<Category & { parentId: number }>(
    database,
    `SELECT ${CATEGORY_COLUMNS}, c.parent_id AS parentId FROM category c
     JOIN category_text t ON t.category_id = c.id AND t.store_id = ?
     WHERE c.parent_id IN (SELECT value FROM json_each(?)) AND c.is_active ORDER BY c.parent_id, c.position, c.id`,
  ).all(store.id, JSON.stringify(ids))
  return Map.groupBy(rows, ({ parentId }) => parentId)
}

/** All descendants, active or not, as Magento counts them. */
export function descendantCounts({ database }: Pick<ReadScope, 'database'>, ids: readonly number[]): Map<number, number> {
  const rows = statement<{ id: number; count: number }>(
    database,
    `SELECT c.id, count(d.id) AS count FROM category c LEFT JOIN category d ON d.path LIKE c.path || '/%'
     WHERE c.id IN (SELECT value FROM json_each(?)) GROUP BY c.id`,
  ).all(JSON.stringify(ids))
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Each product's active categories without the root. */
export function categoriesOfProducts({ database, store }: ReadScope, ids: readonly number[]): Map<number, Category[]> {
  const rows = statement<Category & { productId: number }>(
    database,
    `SELECT ${CATEGORY_COLUMNS}, cp.product_id AS productId FROM category_product cp
     JOIN category c ON c.id = cp.category_id AND c.is_active AND c.level > 1
     JOIN category_text t ON t.category_id = c.id AND t.store_id = ?
     WHERE cp.product_id IN (SELECT value FROM json_each(?)) ORDER BY cp.product_id, c.id`,
  ).all(store.id, JSON.stringify(ids))
  return Map.groupBy(rows, ({ productId }) => productId)
}
