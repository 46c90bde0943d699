import type { DatabaseSync } from 'node:sqlite'
import { insertAddress, insertRedirect } from '../sample-shop/catalog/insert-address.ts'
import { BLOCKS } from './cms/blocks.ts'
import { PAGES } from './cms/pages.ts'
import { insertRow } from './insert-row.ts'
import { STORE_ID } from './shop.ts'

/** Magento's store id for all store views. */
const EVERY_STORE = 0

/** @returns the ids of the blocks, by identifier */
export function seedBlocks(database: DatabaseSync): Map<string, number> {
  return new Map(BLOCKS.map((block) => {
    const id = insertRow(database, 'cms_block', { ...block })
    insertRow(database, 'cms_block_store', { block_id: id, store_id: EVERY_STORE })
    return [block.identifier, id]
  }))
}

export function seedPages(database: DatabaseSync): void {
  for (const { identifier, title, heading, layout, description, content } of PAGES) {
    const id = insertRow(database, 'cms_page', {
      identifier, title, content_heading: heading, content, page_layout: layout, meta_description: description,
    })
    insertRow(database, 'cms_page_store', { page_id: id, store_id: EVERY_STORE })
    insertAddress(database, STORE_ID, identifier, 'CMS_PAGE', id)
  }
}

/** Former URLs: a permanent redirect and a temporary one. */
export function seedRedirects(database: DatabaseSync): void {
  insertRedirect(database, { storeId: STORE_ID, from: 'classic-camp-cup.html', to: 'camp-mug.html', type: 'PRODUCT', code: 301 })
  insertRedirect(database, { storeId: STORE_ID, from: 'deals.html', to: 'sale.html', type: 'CATEGORY', code: 302 })
}
