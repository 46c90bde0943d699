/** Draws a sleeve on both sides of the body. */
import type { Cloth } from '../core/fabric.ts'
import { panel, mirrorFolds, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { Curve } from '../core/path.ts'
import { sleeveOutline, type Sleeve } from './top-block.ts'

export interface SleeveFinish {
  readonly cloth: Cloth
  /** Cloth of the left sleeve where the print must be mirrored. */
  readonly leftCloth?: Cloth
  readonly folds: readonly Fold[]
  /** Cuff, stitching, stripes: drawn for the side asked for. */
  readonly trims?: (side: Side) => string
  readonly blocks?: (side: Side) => string
  readonly volume?: number
}

/** Maps a curve drawn for the picture's right onto either side. */
export type Side = (curve: Curve) => Curve

export const rightSide: Side = (curve) => curve
const leftSide: Side = (curve) => curve.mirrored()
export const bothSides = (draw: (side: Side) => string): string => draw(leftSide) + draw(rightSide)

export function sleevePair(
  sheet: Sheet,
  sleeve: Sleeve,
  { cloth, leftCloth = cloth, folds, trims, blocks, volume = 1 }: SleeveFinish,
): string {
  const outline = sleeveOutline(sleeve)
  return bothSides((side) =>
    panel(sheet, {
      d: side(outline).closed(),
      cloth: side === rightSide ? cloth : leftCloth,
      volume,
      folds: side === rightSide ? folds : mirrorFolds(folds),
      dim: side === rightSide ? 0.1 : 0,
      trims: trims?.(side) ?? '',
      blocks: blocks?.(side) ?? '',
    }),
  )
}
