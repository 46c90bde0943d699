import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'
import type { Routed } from '../../graphql/routable.ts'

export type ProductType = 'simple' | 'configurable' | 'virtual' | 'bundle' | 'grouped' | 'downloadable'

/** A product in the language of a store view. */
export interface Product extends Routed {
  readonly id: number
  readonly sku: string
  readonly type: ProductType
  readonly isEnabled: boolean
  /** Magento's: 1 not individually, 2 catalog, 3 search, 4 both. */
  readonly visibility: number
  readonly name: string
  readonly urlKey: string
  readonly shortDescription: string
  readonly description: string
  readonly metaTitle: string | null
  readonly metaKeyword: string | null
  readonly metaDescription: string | null
  readonly price: number
  /** Valid today; whole percent for a bundle. */
  readonly specialPrice: number | null
  readonly specialTo: string | null
  readonly weight: number
  readonly newFrom: string | null
  readonly newTo: string | null
  readonly createdAt: string
  /** Only in releases that look for the stock of a configured product by its composed SKU. */
  readonly isStockUnknown?: true
}

export function productsById({ database, store }: ReadScope, ids: readonly number[]): Map<number, Product> {
  const rows = statement<Omit<Product, 'isEnabled'> & { isEnabled: number }>(
    database,
    `SELECT p.id, p.sku, p.type, p.is_enabled AS isEnabled, p.visibility, t.name, t.url_key AS urlKey, t.short_description AS shortDescription,
       t.description, t.meta_title AS metaTitle, t.meta_keyword AS metaKeyword, t.meta_description AS metaDescription, p.price,
       c.special_price AS specialPrice, p.special_to AS specialTo, p.weight, p.new_from AS newFrom, p.new_to AS newTo,
       p.created_at AS createdAt
     FROM product p JOIN product_text t ON t.product_id = p.id AND t.store_id = ?
     JOIN current_special_price c ON c.product_id = p.id
     WHERE p.id IN (SELECT value FROM json_each(?))`,
  ).all(store.id, JSON.stringify(ids))
  return new Map(rows.map((row) => [row.id, { ...row, isEnabled: row.isEnabled === 1 }]))
}

export interface Stock {
  readonly isInStock: boolean
  /** Null for a product that is sold as its variants or parts. */
  readonly quantity: number | null
  readonly lowStockThreshold: number
}

export function stockById({ database }: Pick<ReadScope, 'database'>, ids: readonly number[]): Map<number, Stock> {
  const rows = statement<Omit<Stock, 'isInStock'> & { id: number; isInStock: number }>(
    database,
    `SELECT p.id, l.is_in_stock AS isInStock, coalesce(s.low_stock_threshold, 0) AS lowStockThreshold,
       iif(p.type IN ('simple', 'virtual', 'downloadable'), coalesce(s.quantity, 0), NULL) AS quantity
     FROM product p JOIN listing_product l ON l.product_id = p.id LEFT JOIN stock s ON s.product_id = p.id
     WHERE p.id IN (SELECT value FROM json_each(?))`,
  ).all(JSON.stringify(ids))
  return new Map(rows.map((row) => [row.id, { ...row, isInStock: row.isInStock === 1 }]))
}

export interface ProductLink {
  readonly kind: 'related' | 'upsell' | 'crosssell'
  readonly linkedId: number
}

/** Only products that can be bought now. */
export function linksById({ database }: Pick<ReadScope, 'database'>, ids: readonly number[]): Map<number, ProductLink[]> {
  const rows = statement<ProductLink & { productId: number }>(
    database,
    `SELECT k.product_id AS productId, k.kind, k.linked_id AS linkedId FROM product_link k
     JOIN product p ON p.id = k.linked_id AND p.is_enabled JOIN listing_product l ON l.product_id = p.id AND l.is_in_stock
     WHERE k.product_id IN (SELECT value FROM json_each(?)) ORDER BY k.product_id, k.position, k.linked_id`,
  ).all(JSON.stringify(ids))
  return Map.groupBy(rows, ({ productId }) => productId)
}

/** The URLs of each product, without redirects. */
export function addressesById({ database, store }: ReadScope, ids: readonly number[]): Map<number, string[]> {
  const rows = statement<{ id: number; path: string }>(
    database,
    `SELECT entity_id AS id, request_path AS path FROM url_rewrite
     WHERE store_id = ? AND entity_type = 'PRODUCT' AND redirect_code = 0 AND entity_id IN (SELECT value FROM json_each(?))
     ORDER BY entity_id, request_path`,
  ).all(store.id, JSON.stringify(ids))
  const paths = Map.groupBy(rows, ({ id }) => id)
  return new Map([...paths].map(([id, found]) => [id, found.map(({ path }) => path)]))
}
