import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Routed } from '../../graphql/routable.ts'

/** A CMS page in the language of a store view. */
export interface ContentPage extends Routed {
  readonly id: number
  readonly identifier: string
  readonly title: string
  readonly contentHeading: string
  /** HTML with Magento's directives. */
  readonly content: string
  readonly pageLayout: string
  readonly metaTitle: string
  readonly metaKeywords: string
  readonly metaDescription: string
  readonly isActive: boolean
}

const COLUMNS = `p.id, p.identifier, p.title, p.content_heading AS contentHeading, p.content, p.page_layout AS pageLayout,
  p.meta_title AS metaTitle, p.meta_keywords AS metaKeywords, p.meta_description AS metaDescription, p.is_active AS isActive`

/** Of any store view, active or not. */
export function pageById(database: DatabaseSync, id: number): ContentPage | undefined {
  return toPage(statement<PageRow>(database, `SELECT ${COLUMNS} FROM cms_page p WHERE p.id = ?`).get(id))
}

/** The enabled page of this store view, else the one of all store views. */
export function pageByIdentifier(database: DatabaseSync, storeId: number, identifier: string): ContentPage | undefined {
  const row = statement<PageRow>(
    database,
    `SELECT ${COLUMNS} FROM cms_page p JOIN cms_page_store s ON s.page_id = p.id
     WHERE p.identifier = ? AND p.is_active AND s.store_id IN (0, ?) ORDER BY s.store_id DESC, p.id LIMIT 1`,
  ).get(identifier, storeId)
  return toPage(row)
}

type PageRow = Omit<ContentPage, 'isActive'> & { readonly isActive: number }

function toPage(row: PageRow | undefined): ContentPage | undefined {
  return row && { ...row, isActive: row.isActive === 1 }
}
