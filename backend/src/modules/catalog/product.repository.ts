import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { RouteAddress } from '../url/route-address.ts'

export type ProductType = 'simple' | 'configurable' | 'virtual' | 'bundle' | 'grouped' | 'downloadable'

/** A product in one store view's words. */
export interface Product {
  readonly id: number
  readonly sku: string
  readonly type: ProductType
  readonly isEnabled: boolean
  readonly name: string
  readonly urlKey: string
  readonly shortDescription: string
  readonly description: string
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly specialPrice: number | null
  readonly newFrom: string | null
  readonly newTo: string | null
  readonly createdAt: string
  readonly route?: RouteAddress
}

export function productsById(database: DatabaseSync, storeId: number, ids: readonly number[]): Map<number, Product> {
  const rows = statement(
    database,
    `SELECT p.id, p.sku, p.type, p.is_enabled AS isEnabled, t.name, t.url_key AS urlKey, t.short_description AS shortDescription,
       t.description, t.meta_title AS metaTitle, t.meta_description AS metaDescription, p.special_price AS specialPrice,
       p.new_from AS newFrom, p.new_to AS newTo, p.created_at AS createdAt
     FROM product p JOIN product_text t ON t.product_id = p.id AND t.store_id = ?
     WHERE p.id IN (SELECT value FROM json_each(?))`,
  ).all(storeId, JSON.stringify(ids)) as unknown as (Omit<Product, 'isEnabled'> & { isEnabled: number })[]
  return new Map(rows.map((row) => [row.id, { ...row, isEnabled: row.isEnabled === 1 }]))
}

export interface Prices {
  readonly minRegular: number
  readonly maxRegular: number
  readonly minFinal: number
  readonly maxFinal: number
}

/** In minor units; of a configurable product over its saleable variants. */
export function pricesById(database: DatabaseSync, ids: readonly number[]): Map<number, Prices> {
  const rows = statement(
    database,
    `SELECT product_id AS id, min_regular AS minRegular, max_regular AS maxRegular, min_final AS minFinal, max_final AS maxFinal
     FROM listing_product WHERE product_id IN (SELECT value FROM json_each(?))`,
  ).all(JSON.stringify(ids)) as unknown as (Prices & { id: number })[]
  return new Map(rows.map((row) => [row.id, row]))
}

export interface Stock {
  readonly isInStock: boolean
  readonly quantity: number
  readonly lowStockThreshold: number
}

export function stockById(database: DatabaseSync, ids: readonly number[]): Map<number, Stock> {
  const rows = statement(
    database,
    `SELECT l.product_id AS id, l.is_in_stock AS isInStock, coalesce(s.quantity, 0) AS quantity,
       coalesce(s.low_stock_threshold, 0) AS lowStockThreshold
     FROM listing_product l LEFT JOIN stock s USING (product_id) WHERE l.product_id IN (SELECT value FROM json_each(?))`,
  ).all(JSON.stringify(ids)) as unknown as (Omit<Stock, 'isInStock'> & { id: number; isInStock: number })[]
  return new Map(rows.map((row) => [row.id, { ...row, isInStock: row.isInStock === 1 }]))
}

export interface Picture {
  readonly id: number
  readonly path: string
  readonly position: number
  readonly label: string | null
}

export function galleriesById(database: DatabaseSync, storeId: number, ids: readonly number[]): Map<number, Picture[]> {
  const rows = statement(
    database,
    `SELECT m.id, m.product_id AS productId, m.path, m.position, l.label
     FROM product_media m LEFT JOIN product_media_label l ON l.media_id = m.id AND l.store_id = ?
     WHERE m.product_id IN (SELECT value FROM json_each(?)) ORDER BY m.product_id, m.position, m.id`,
  ).all(storeId, JSON.stringify(ids)) as unknown as (Picture & { productId: number })[]
  return Map.groupBy(rows, ({ productId }) => productId)
}
