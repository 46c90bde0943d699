import type { DatabaseSync } from 'node:sqlite'
import { pictureName, viewsOf } from '../services/media/drawing.ts'
import { insertRow } from './insert-row.ts'
import type { ProductPlan } from './plan/product-plan.ts'
import { STORE_ID } from './shop.ts'

/** Every view of the product. Only the first has a label, as in many shops; the others use the product's name. */
export function insertGallery(database: DatabaseSync, productId: number, picture: NonNullable<ProductPlan['picture']>, name: string): void {
  const { kind, look, color } = picture
  viewsOf(kind).forEach((view, position) => {
    const path = pictureName({ kind, colorway: color, view, ...look })
    const mediaId = insertRow(database, 'product_media', {
      product_id: productId, position, path, roles: position === 0 ? 'image,small_image,thumbnail' : '',
    })
    if (position === 0) insertRow(database, 'product_media_label', { media_id: mediaId, store_id: STORE_ID, label: name })
  })
}
