import type { DatabaseSync } from 'node:sqlite'
import { existing, statement } from '../../database/statement.ts'

/** A product that is in stock again, in the language of a store view. */
export interface ReturnedProduct {
  /** The product with the page; that of a variant. */
  readonly pageId: number
  readonly name: string
  /** Of its page; a variant is on that of its product. */
  readonly urlKey: string
  /** The variant's own picture, else that of its product. */
  readonly picture: string | null
  /** What distinguishes a variant from the others. */
  readonly options: readonly VariantOption[]
}

interface VariantOption {
  readonly code: string
  readonly optionId: number
  readonly label: string
  readonly value: string
}

export function findReturnedProduct(database: DatabaseSync, productId: number, storeId: number): ReturnedProduct {
  const product = existing(statement<Omit<ReturnedProduct, 'options'>>(
    database,
    `SELECT page.product_id AS pageId, page.name, page.url_key AS urlKey, coalesce(
       (SELECT path FROM product_media WHERE product_id = product.id AND NOT is_disabled ORDER BY instr(roles, 'thumbnail') = 0, position, id LIMIT 1),
       (SELECT path FROM product_media WHERE product_id = page.product_id AND NOT is_disabled ORDER BY instr(roles, 'thumbnail') = 0, position, id LIMIT 1)
     ) AS picture
     FROM product LEFT JOIN product_variant variant ON variant.child_id = product.id
     JOIN product_text page ON page.product_id = coalesce(variant.parent_id, product.id) AND page.store_id = :store
     WHERE product.id = :product LIMIT 1`,
  ).get({ product: productId, store: storeId }))
  return { ...product, options: optionsOf(database, productId, storeId) }
}

const optionsOf = (database: DatabaseSync, productId: number, storeId: number): VariantOption[] =>
  statement<VariantOption>(
    database,
    `SELECT attribute.code, own.option_id AS optionId, attribute_label.label, option_label.label AS value
     FROM product_variant variant JOIN super_attribute super ON super.product_id = variant.parent_id
     JOIN attribute ON attribute.id = super.attribute_id
     JOIN product_option own ON own.product_id = variant.child_id AND own.attribute_id = super.attribute_id
     JOIN attribute_label ON attribute_label.attribute_id = super.attribute_id AND attribute_label.store_id = :store
     JOIN attribute_option_label option_label ON option_label.option_id = own.option_id AND option_label.store_id = :store
     WHERE variant.child_id = :product ORDER BY super.position`,
  ).all({ product: productId, store: storeId })
