import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface SampleFile {
  readonly file: string
  /** The name of its product's first picture. */
  readonly picture: string | null
}

const PICTURE = '(SELECT path FROM product_media m WHERE m.product_id = s.product_id ORDER BY position, id LIMIT 1) AS picture'

/** Public samples: those of links, and a product's own. */
export function findLinkSample(database: DatabaseSync, linkId: number): SampleFile | undefined {
  return statement<SampleFile>(database, `SELECT s.sample_file AS file, ${PICTURE} FROM downloadable_link s WHERE id = ? AND sample_file IS NOT NULL`).get(linkId)
}

export function findProductSample(database: DatabaseSync, sampleId: number): SampleFile | undefined {
  return statement<SampleFile>(database, `SELECT s.file, ${PICTURE} FROM downloadable_sample s WHERE id = ?`).get(sampleId)
}
