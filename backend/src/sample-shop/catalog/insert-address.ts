import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

type EntityType = 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE'

export function insertAddress(database: DatabaseSync, storeId: number, path: string, type: EntityType, id: number | bigint): void {
  statement(
    database,
    'INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id) VALUES (?, ?, ?, ?)',
  ).run(storeId, path, type, id)
}

interface Redirect {
  readonly storeId: number
  readonly from: string
  readonly to: string
  readonly type: EntityType
  readonly code: 301 | 302
}

export function insertRedirect(database: DatabaseSync, { storeId, from, to, type, code }: Redirect): void {
  statement(
    database,
    'INSERT INTO url_rewrite (store_id, request_path, entity_type, redirect_code, target_path) VALUES (?, ?, ?, ?, ?)',
  ).run(storeId, from, type, code, to)
}
