/** Garments and bags have two sides: drawn for the picture's right, and again as its mirror image. */
import type { Cloth } from './fabric.ts'
import type { Curve } from './path.ts'
import { mirrorFolds, panel, type Fold } from './shading.ts'
import type { Sheet } from './sheet.ts'

/** Maps a curve drawn for the picture's right onto either side. */
export type Side = (curve: Curve) => Curve

const rightSide: Side = (curve) => curve
const leftSide: Side = (curve) => curve.mirrored()
export const bothSides = (draw: (side: Side) => string): string => draw(leftSide) + draw(rightSide)

export interface PairFinish {
  readonly cloth: Cloth
  /** Cloth of the left panel where the print must be mirrored. */
  readonly leftCloth?: Cloth
  readonly folds: readonly Fold[]
  readonly volume?: number
  /** How much the right panel sits in shadow: the lamp stands on the left. */
  readonly dim: number
  readonly blocks?: (side: Side) => string
  /** Cuff, stitching, stripes: drawn for the given side. */
  readonly trims?: (side: Side) => string
}

export function panelPair(
  sheet: Sheet,
  outline: Curve,
  { cloth, leftCloth = cloth, folds, volume = 1, dim, blocks, trims }: PairFinish,
): string {
  return bothSides((side) => {
    const lit = side === leftSide
    return panel(sheet, {
      d: side(outline).closed(),
      cloth: lit ? leftCloth : cloth,
      folds: lit ? mirrorFolds(folds) : folds,
      volume,
      dim: lit ? 0 : dim,
      blocks: blocks?.(side) ?? '',
      trims: trims?.(side) ?? '',
    })
  })
}
