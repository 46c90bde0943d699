import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { ROOT_CATEGORY_ID } from './plan/categories.ts'
import { STORES, type LocalizedText } from './plan/localized-text.ts'

/** The two store views of Halny, with their default head metadata. */
export function seedStores(database: DatabaseSync, titles: LocalizedText, descriptions: LocalizedText): void {
  const insert = statement(database, `INSERT INTO store (id, code, name, locale, currency, root_category_id, is_default, title, description, group_name)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const { id, code, name, locale, language } of STORES) {
    insert.run(id, code, name, locale, 'PLN', ROOT_CATEGORY_ID, language === 0 ? 1 : 0, titles[language], descriptions[language], 'Halny')
  }
}
