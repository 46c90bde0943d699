import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'

/** Addresses from before: one moved for good, one that follows the campaign of the day. */
const REDIRECTS = [
  { store: 1, from: 'krywan-shell-jacket', to: 'krywan-3l-shell', type: 'PRODUCT', code: 301 },
  { store: 2, from: 'kurtka-krywan', to: 'kurtka-3l-krywan', type: 'PRODUCT', code: 301 },
  { store: 1, from: 'deals', to: 'sale', type: 'CATEGORY', code: 302 },
  { store: 2, from: 'wyprzedaz', to: 'promocje', type: 'CATEGORY', code: 302 },
] as const

export function seedRedirects(database: DatabaseSync): void {
  const insert = statement(
    database,
    'INSERT INTO url_rewrite (store_id, request_path, entity_type, redirect_code, target_path) VALUES (?, ?, ?, ?, ?)',
  )
  for (const { store, from, to, type, code } of REDIRECTS) insert.run(store, from, type, code, to)
}
