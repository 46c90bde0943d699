import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { EntityType } from '../../graphql/routable.ts'

export interface UrlRewrite {
  readonly requestPath: string
  readonly entityType: EntityType
  readonly entityId: number | null
  readonly redirectCode: 0 | 301 | 302
  readonly targetPath: string | null
}

const COLUMNS = `request_path AS requestPath, entity_type AS entityType, entity_id AS entityId,
  redirect_code AS redirectCode, target_path AS targetPath`

/** By the exact path, else regardless of letter case: Magento's database compares without case. */
export function findRewrite(database: DatabaseSync, storeId: number, path: string): UrlRewrite | undefined {
  return statement<UrlRewrite>(
    database,
    `SELECT ${COLUMNS} FROM url_rewrite WHERE store_id = ? AND request_path = ? COLLATE NOCASE
     ORDER BY request_path = ? DESC LIMIT 1`,
  ).get(storeId, path, path)
}

/** The canonical URL of an entity, never a redirect; a product's own, not one below a category. */
export function pathOf(database: DatabaseSync, storeId: number, entityType: EntityType, id: number): string | undefined {
  const row = statement<{ path: string }>(
    database,
    `SELECT request_path AS path FROM url_rewrite
     WHERE store_id = ? AND entity_type = ? AND entity_id = ? AND redirect_code = 0
     ORDER BY length(request_path), request_path LIMIT 1`,
  ).get(storeId, entityType, id)
  return row?.path
}
