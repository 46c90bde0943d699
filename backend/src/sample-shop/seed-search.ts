import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { fold } from '../modules/catalog/fold.ts'

interface Row {
  readonly id: number
  readonly sku: string
  readonly storeId: number
  readonly name: string
  readonly texts: string
  readonly options: string | null
}

/** Adds every individually visible product to the full-text index, normalized like search queries. */
export function seedSearch(database: DatabaseSync): void {
  const insert = statement(database, 'INSERT INTO product_search (rowid, name, details) VALUES (?, ?, ?)')
  const rows = statement<Row>(
    database,
    `SELECT p.id, p.sku, t.store_id AS storeId, t.name, t.short_description || ' ' || t.description AS texts,
       (SELECT group_concat(l.label, ' ') FROM listing_option o
        JOIN attribute_option_label l ON l.option_id = o.option_id AND l.store_id = t.store_id
        WHERE o.product_id = p.id) AS options
     FROM product p JOIN product_text t ON t.product_id = p.id WHERE p.visibility > 1`,
  ).iterate()
  for (const { id, sku, storeId, name, texts, options } of rows) {
    const details = `${sku} ${texts.replace(/<[^>]+>/g, ' ')} ${options ?? ''}`
    insert.run(id * 1000 + storeId, fold(name), fold(details))
  }
}
