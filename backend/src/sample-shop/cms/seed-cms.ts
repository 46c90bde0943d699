import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { insertAddress, insertRedirect } from '../catalog/insert-address.ts'
import { keepTogether } from '../plan/keep-together.ts'
import { STORES } from '../plan/localized-text.ts'
import { BLOCKS } from './blocks.ts'
import { CMS_PAGES } from './cms-pages.ts'
import type { PagePlan } from './page-plan.ts'
import { seedSizeFigures } from './size-figures.ts'
import { SIZE_GUIDES } from './size-guides.ts'
import { SIZE_TABLES } from './size-tables.ts'

type Store = (typeof STORES)[number]

export function seedCms(database: DatabaseSync): void {
  for (const page of CMS_PAGES) {
    for (const store of STORES) insertPage(database, page, store)
  }
  for (const { identifier, title, content } of [...BLOCKS, ...SIZE_TABLES, ...SIZE_GUIDES]) {
    for (const { id, language } of STORES) {
      const { lastInsertRowid } = statement(database, 'INSERT INTO cms_block (identifier, title, content) VALUES (?, ?, ?)')
        .run(identifier, title[language], keepTogether(content[language], language))
      statement(database, 'INSERT INTO cms_block_store VALUES (?, ?)').run(lastInsertRowid, id)
    }
  }
  seedSizeFigures(database)
}

function insertPage(database: DatabaseSync, { identifier, title, description, content, polishAddress }: PagePlan, store: Store): void {
  const heading = title[store.language]
  const { lastInsertRowid: id } = statement(
    database,
    'INSERT INTO cms_page (identifier, title, content_heading, content, meta_title, meta_description) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(identifier, heading, heading, keepTogether(content[store.language], store.language), heading, description[store.language])
  statement(database, 'INSERT INTO cms_page_store VALUES (?, ?)').run(id, store.id)
  insertAddress(database, store.id, identifier, 'CMS_PAGE', id)
  if (store.code !== 'pl' || polishAddress === undefined) return
  insertRedirect(database, { storeId: store.id, from: polishAddress, to: identifier, type: 'CMS_PAGE', code: 301 })
}
