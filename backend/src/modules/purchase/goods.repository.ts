import type { DatabaseSync } from 'node:sqlite'
import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'
import { tierOffersById, type TierOffer } from '../catalog/price.repository.ts'
import type { ProductType } from '../catalog/product.repository.ts'
import { setting } from '../store/settings.ts'
import type { Stock } from './quantity-check.ts'

/** The prices and the stock of a product. */
export interface Goods {
  readonly id: number
  readonly sku: string
  readonly name: string
  readonly type: ProductType
  readonly price: number
  /** Null outside its dates. */
  readonly specialPrice: number | null
  readonly weight: number
  readonly stock: Stock
  /** For the buyer's customer group. */
  readonly tiers: readonly TierOffer[]
}

/** Whether products of this type are shipped. */
export const isShippedType = (type: ProductType): boolean => type !== 'virtual' && type !== 'downloadable'

export function productTypes(database: DatabaseSync, ids: readonly number[]): Map<number, ProductType> {
  const sql = 'SELECT id, type FROM product WHERE id IN (SELECT value FROM json_each(?))'
  const rows = statement<Pick<Goods, 'id' | 'type'>>(database, sql).all(JSON.stringify(ids))
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** The enabled products among these; a disabled one is not for sale. */
export function findGoods(scope: ReadScope, ids: readonly number[]): Map<number, Goods> {
  const { database, store } = scope
  const tiers = tierOffersById(scope, ids)
  const isBackordered = setting(database, 'cataloginventory/item_options/backorders')
  const rows = statement<GoodsRow>(database, `
    SELECT product.id, product.sku, coalesce(text.name, product.sku) AS name, product.type, product.price,
      special.special_price AS specialPrice, product.weight,
      coalesce(stock.quantity, 0) AS inStock, coalesce(stock.min_sale_qty, 1) AS minSaleQty,
      coalesce(stock.max_sale_qty, 10000) AS maxSaleQty, coalesce(stock.qty_increments, 1) AS increments
    FROM product JOIN current_special_price special ON special.product_id = product.id
    LEFT JOIN product_text text ON text.product_id = product.id AND text.store_id = ?
    LEFT JOIN stock ON stock.product_id = product.id
    WHERE product.is_enabled AND product.id IN (SELECT value FROM json_each(?))`).all(store.id, JSON.stringify(ids))
  return new Map(rows.map(({ inStock, minSaleQty, maxSaleQty, increments, ...goods }) => {
    const quantity = isBackordered ? Math.max(inStock, maxSaleQty) : inStock
    const stock = { quantity, onHand: inStock, minSaleQty, maxSaleQty, increments }
    return [goods.id, { ...goods, stock, tiers: tiers.get(goods.id) ?? [] }]
  }))
}

type GoodsRow = Omit<Goods, 'stock' | 'tiers'> & Omit<Stock, 'quantity' | 'onHand'> & { readonly inStock: number }

/** @returns whether there was enough; if not, the stock is unchanged. Backorders do not take it below 0 */
export function takeFromStock(database: DatabaseSync, productId: number, quantity: number): boolean {
  if (setting(database, 'cataloginventory/item_options/backorders')) {
    statement(database, 'UPDATE stock SET quantity = max(0, quantity - ?) WHERE product_id = ?').run(quantity, productId)
    return true
  }
  const { changes } = statement(database, `
    UPDATE stock SET quantity = quantity - :taken WHERE product_id = :product AND quantity >= :taken`)
    .run({ product: productId, taken: quantity })
  return changes === 1
}
