import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { DownloadedFile } from '../../modules/order/purchased-link.repository.ts'

/** Public samples: those of links, and a product's own. */
export function findLinkSample(database: DatabaseSync, linkId: number): DownloadedFile | undefined {
  return statement<DownloadedFile>(database, `
    SELECT sample_file AS title, sample_file AS file FROM downloadable_link WHERE id = ? AND sample_file IS NOT NULL`)
    .get(linkId)
}

export function findProductSample(database: DatabaseSync, sampleId: number): DownloadedFile | undefined {
  return statement<DownloadedFile>(database, 'SELECT file AS title, file FROM downloadable_sample WHERE id = ?').get(sampleId)
}
