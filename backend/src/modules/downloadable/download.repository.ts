import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'

/** A file that may be bought with its product. */
export interface DownloadLink {
  readonly id: number
  readonly title: string
  readonly position: number
  /** In minor units, on top of the product's. */
  readonly price: number
  readonly sampleFile: string | null
}

export function downloadLinksById({ database, store }: ReadScope, ids: readonly number[]): Map<number, DownloadLink[]> {
  const rows = statement<DownloadLink & { productId: number }>(
    database,
    `SELECT l.id, l.product_id AS productId, t.title, l.position, l.price, l.sample_file AS sampleFile
     FROM downloadable_link l JOIN downloadable_link_text t ON t.link_id = l.id AND t.store_id = ?
     WHERE l.product_id IN (SELECT value FROM json_each(?)) ORDER BY l.product_id, l.position, l.id`,
  ).all(store.id, JSON.stringify(ids))
  return Map.groupBy(rows, ({ productId }) => productId)
}

/** A public sample file. */
export interface DownloadSample {
  readonly id: number
  readonly title: string
  readonly position: number
  readonly file: string
}

export function downloadSamplesById({ database, store }: ReadScope, ids: readonly number[]): Map<number, DownloadSample[]> {
  const rows = statement<DownloadSample & { productId: number }>(
    database,
    `SELECT s.id, s.product_id AS productId, t.title, s.position, s.file
     FROM downloadable_sample s JOIN downloadable_sample_text t ON t.sample_id = s.id AND t.store_id = ?
     WHERE s.product_id IN (SELECT value FROM json_each(?)) ORDER BY s.product_id, s.position, s.id`,
  ).all(store.id, JSON.stringify(ids))
  return Map.groupBy(rows, ({ productId }) => productId)
}
