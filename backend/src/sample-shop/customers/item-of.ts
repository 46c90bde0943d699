import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { CartItemInput } from '../../generated/resolvers.ts'
import { toUid } from '../../graphql/uid.ts'
import { optionOf, type Options } from '../catalog/seed-attributes.ts'
import type { SeedItem } from './purchases.ts'

/** A client's cart item: the options of a variant, a bundle's default selections, every file of a download, every box that must be ticked. */
export function itemOf(database: DatabaseSync, { code, quantity = 1, color, size, engraving }: SeedItem, options: Options): CartItemInput {
  const sku = `HAL-${code}`
  const traits = [...(color ? [optionOf(options, 'color', color)] : []), ...(size ? [optionOf(options, 'size', size)] : [])]
  const uids = (sql: string) => statement(database, sql).all(sku).map(({ choice }) => toUid(choice as string))
  return {
    sku,
    quantity,
    selected_options: [...traits.map(({ attributeId, id }) => toUid(`configurable/${attributeId}/${id}`)), ...uids(BUNDLED), ...uids(FILES), ...uids(TICKED)],
    entered_options: engraving === undefined ? [] : uids(ENGRAVING).map((uid) => ({ uid, value: engraving })),
  }
}

const BUNDLED = `SELECT 'bundle/' || o.id || '/' || s.id || '/' || s.quantity AS choice FROM bundle_selection s
  JOIN bundle_option o ON o.id = s.option_id JOIN product p ON p.id = o.product_id WHERE p.sku = ? AND s.is_default ORDER BY o.position`

const FILES = `SELECT 'downloadable/' || l.id AS choice FROM downloadable_link l
  JOIN product p ON p.id = l.product_id WHERE p.sku = ? ORDER BY l.position`

const ENGRAVING = `SELECT 'custom-option/' || c.id AS choice FROM custom_option c
  JOIN product p ON p.id = c.product_id WHERE p.sku = ? AND c.sku = 'engraving'`

const TICKED = `SELECT 'custom-option/' || c.id || '/' || v.id AS choice FROM custom_option_value v
  JOIN custom_option c ON c.id = v.option_id JOIN product p ON p.id = c.product_id WHERE p.sku = ? AND c.input = 'checkbox' AND c.is_required`
