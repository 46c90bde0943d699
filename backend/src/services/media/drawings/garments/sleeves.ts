/** Sleeves set into a body. */
import type { Cloth } from '../core/fabric.ts'
import type { Sheet } from '../core/sheet.ts'
import { panelPair, type PairFinish } from '../core/sides.ts'
import { stitch } from '../core/trims.ts'
import { armhole, sleeveOutline, type Sleeve, type TopBlock } from './top-block.ts'

export const sleevePair = (sheet: Sheet, sleeve: Sleeve, finish: Omit<PairFinish, 'dim'>): string =>
  panelPair(sheet, sleeveOutline(sleeve), { ...finish, dim: 0.1 })

/** Topstitching on the body, beside the seams that hold the sleeves. */
export const armholeStitching = (block: TopBlock, { tones }: Cloth, inset = 7): string =>
  [armhole(block), armhole(block).mirrored()]
    .map((line) => stitch(line.map(([x, y]) => [x - Math.sign(x) * inset, y]).open(), tones))
    .join('')
