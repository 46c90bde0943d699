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

/** A film, whose preview is the product's first picture. Its title is its label, which each language has of its own. */
export function insertFilm(database: DatabaseSync, { film }: ProductPlan, productId: number, [preview]: readonly PlannedPicture[]): void {
  if (!film || !preview) return
  const { lastInsertRowid } = statement(
    database,
    'INSERT INTO product_media (product_id, position, path) SELECT ?1, 1 + max(position), ?2 FROM product_media WHERE product_id = ?1',
  ).run(productId, preview.path)
  statement(database, "INSERT INTO product_video (media_id, url, title) VALUES (?, ?, '')").run(lastInsertRowid, film.path)
  for (const { id, language } of STORES) statement(database, 'INSERT INTO product_media_label VALUES (?, ?, ?)').run(lastInsertRowid, id, film.title[language])
}
