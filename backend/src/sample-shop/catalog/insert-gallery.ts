import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { pictureName, viewsOf } from '../../services/media/drawing.ts'
import type { ColorwayName } from '../../services/media/drawings/core/colorways.ts'
import type { View } from '../../services/media/drawings/core/draw-options.ts'
import type { ProductPlan } from '../plan/product-plan.ts'
import { STORES, type LocalizedText } from '../plan/localized-text.ts'

const VIEWS: Readonly<Record<View, LocalizedText>> = {
  front: ['', ''],
  back: ['back', 'tył'],
  worn: ['on a figure', 'na sylwetce'],
  detail: ['close-up', 'zbliżenie'],
}

/** Every view of the product in one colour, with alternative text. */
export function insertGallery(
  database: DatabaseSync,
  { kind, look, name }: ProductPlan,
  productId: number,
  colorway: ColorwayName,
  color: LocalizedText | undefined,
): void {
  viewsOf(kind).forEach((view, position) => {
    const { lastInsertRowid } = statement(
      database,
      'INSERT INTO product_media (product_id, position, path) VALUES (?, ?, ?)',
    ).run(productId, position, pictureName({ kind, colorway, view, ...look }))
    for (const { id, language } of STORES) {
      const label = [name[language], color?.[language] ?? '', VIEWS[view][language]].filter((part) => part !== '').join(', ')
      statement(database, 'INSERT INTO product_media_label VALUES (?, ?, ?)').run(lastInsertRowid, id, label)
    }
  })
}
