import type { DatabaseSync } from 'node:sqlite'
import { type Measured, measuresOf } from '../../services/media/drawings/figure/measures.ts'
import { saveMediaFile } from '../../services/media-files/media-file.repository.ts'
import { SIZES, type SizeGuideKey } from './size-tables.ts'

const FIGURES: Readonly<Record<SizeGuideKey, Measured>> = {
  'women-tops': { part: 'top', cut: 'women' },
  'women-bottoms': { part: 'legs', cut: 'women' },
  'men-tops': { part: 'top', cut: 'men' },
  'men-bottoms': { part: 'legs', cut: 'men' },
  socks: { part: 'foot', cut: 'women' },
  caps: { part: 'head', cut: 'men' },
}

/** Below /media, where Magento's editors put their pictures. */
export const figureFile = (key: SizeGuideKey): string => `wysiwyg/measure-${key}.svg`

export function seedSizeFigures(database: DatabaseSync): void {
  for (const key of Object.keys(SIZES) as SizeGuideKey[]) {
    saveMediaFile(database, figureFile(key), { type: 'image/svg+xml', content: Buffer.from(measuresOf(FIGURES[key])) })
  }
}
