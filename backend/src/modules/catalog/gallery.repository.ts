import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'

/** An entry of a product's gallery: a picture, or a video with its preview. */
export interface GalleryEntry {
  readonly id: number
  readonly path: string
  readonly position: number
  readonly isDisabled: boolean
  /** Its roles, such as `small_image`, separated by commas. */
  readonly roles: string
  readonly label: string | null
  readonly videoUrl: string | null
  readonly videoTitle: string | null
  readonly videoDescription: string | null
}

export function galleriesById({ database, store }: ReadScope, ids: readonly number[]): Map<number, GalleryEntry[]> {
  const rows = statement<Omit<GalleryEntry, 'isDisabled'> & { productId: number; isDisabled: number }>(
    database,
    `SELECT m.id, m.product_id AS productId, m.path, m.position, m.is_disabled AS isDisabled, m.roles, l.label,
       v.url AS videoUrl, v.title AS videoTitle, v.description AS videoDescription
     FROM product_media m LEFT JOIN product_media_label l ON l.media_id = m.id AND l.store_id = ?
     LEFT JOIN product_video v ON v.media_id = m.id
     WHERE m.product_id IN (SELECT value FROM json_each(?)) ORDER BY m.product_id, m.position, m.id`,
  ).all(store.id, JSON.stringify(ids))
  const entries = rows.map((row) => ({ ...row, isDisabled: row.isDisabled === 1 }))
  return Map.groupBy(entries, ({ productId }) => productId)
}
