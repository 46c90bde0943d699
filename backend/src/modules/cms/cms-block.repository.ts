import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface ContentBlock {
  readonly identifier: string
  readonly title: string
  /** HTML with Magento's directives. */
  readonly content: string
}

const visible = (condition: string) => `
  SELECT b.identifier, b.title, b.content FROM cms_block b JOIN cms_block_store s ON s.block_id = b.id
  WHERE ${condition} AND b.is_active AND s.store_id IN (0, ?) ORDER BY s.store_id DESC, b.id LIMIT 1`

const BY_ID = visible('b.id = ?')
const BY_IDENTIFIER = visible('b.identifier = ?')

/** A block that this store view shows. As in Magento, an identifier of digits is an id. */
export function findBlock(database: DatabaseSync, storeId: number, identifier: string): ContentBlock | undefined {
  const isId = /^\d{1,15}$/.test(identifier)
  return statement<ContentBlock>(database, isId ? BY_ID : BY_IDENTIFIER).get(isId ? Number(identifier) : identifier, storeId)
}
