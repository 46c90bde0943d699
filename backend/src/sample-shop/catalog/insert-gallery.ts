import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { ProductPlan } from '../plan/product-plan.ts'
import { STORES, type LocalizedText } from '../plan/localized-text.ts'
import type { PlannedPicture } from './product-pictures.ts'

/** The pictures with their alternative texts. */
export function insertGallery(
  database: DatabaseSync,
  { name }: Pick<ProductPlan, 'name'>,
  productId: number,
  pictures: readonly PlannedPicture[],
  color?: LocalizedText,
): void {
  pictures.forEach(({ path, view }, position) => {
    const { lastInsertRowid } = statement(database, 'INSERT INTO product_media (product_id, position, path) VALUES (?, ?, ?)').run(productId, position, path)
    for (const { id, language } of STORES) {
      const label = [name[language], color?.[language] ?? '', view[language]].filter((part) => part !== '').join(', ')
      statement(database, 'INSERT INTO product_media_label VALUES (?, ?, ?)').run(lastInsertRowid, id, label)
    }
  })
}
