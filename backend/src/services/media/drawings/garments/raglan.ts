/** Sleeves cut in one with the shoulder: the seam runs from the neck to the underarm. */
import type { Cloth } from '../core/fabric.ts'
import { Curve } from '../core/path.ts'
import { bothSides } from '../core/sides.ts'
import { seam, stitch } from '../core/trims.ts'
import type { TopBlock } from './top-block.ts'

function raglanLine({ neck, underarm: [ux, uy] }: TopBlock): Curve {
  return Curve.from(neck * 0.9, 14).curve(neck * 1.1, 90, ux - 64, uy - 40, ux + 2, uy + 6)
}

/** The shoulders of the body, which belong to the sleeves. */
export function raglanBlocks(block: TopBlock, color: string): string {
  const [ux, uy] = block.underarm
  const shoulder = raglanLine(block)
    .line(ux + 60, uy)
    .line(ux + 40, -60)
    .line(block.neck * 0.8, -60)
  return bothSides((side) => `<path d="${side(shoulder).closed()}" fill="${color}"/>`)
}

export function raglanSeams(block: TopBlock, { tones }: Cloth): string {
  const line = raglanLine(block)
  return bothSides((side) => seam(side(line).open(), tones) + stitch(side(line.moved(-6, 4)).open(), tones))
}
