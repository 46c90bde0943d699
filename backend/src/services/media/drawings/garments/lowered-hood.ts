/** A hood that lies on the shoulders, so that the neck is free. */
import type { Cloth } from '../core/fabric.ts'
import { Curve, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { seam, stitch } from '../core/trims.ts'
import { backCollar, standCollar } from './necklines.ts'

const STAND = { neck: 94, height: 40 }

const ROLL_FOLDS: Fold[] = [
  { from: [126, 22], to: [70, -44], width: 14, bow: 10 },
  { from: [96, 44], to: [60, -30], width: 10, bow: 8, depth: 0.7 },
]

interface LoweredHood {
  readonly behind: string
  readonly before: string
}

/** The roll of the hood behind the neck, and the collar that its front edges make. */
export function loweredHood(sheet: Sheet, main: Cloth, lining: Cloth, hanger: string): LoweredHood {
  const roll = Curve.through([0, -62], [62, -60], [118, -34], [140, 8], [126, 46], [84, 58]).line(0, 60)
  const collar = standCollar(sheet, STAND, main, lining, hanger)
  const folds = [...ROLL_FOLDS, ...mirrorFolds(ROLL_FOLDS)]
  const inside = Curve.through([0, -48], [56, -44], [92, -18]).line(0, 40)
  return {
    behind:
      panel(sheet, { d: symmetric(roll), cloth: main, folds, volume: 1.2 }) +
      panel(sheet, { d: symmetric(inside), cloth: lining, dim: 0.5, volume: 0.3 }),
    before: collar.before,
  }
}

const BACK_FOLDS: Fold[] = [
  { from: [112, 4], to: [44, 70], width: 16, bow: 14 },
  { from: [104, 60], to: [30, 126], width: 14, bow: 12, depth: 0.8 },
]

/** From behind it hangs between the shoulder blades. */
export function hangingHood(sheet: Sheet, main: Cloth, lining: Cloth): string {
  const hood = Curve.through([0, -34], [66, -30], [122, -2], [132, 42], [104, 108], [52, 158], [0, 174])
  const mouth = Curve.from(0, -34).curve(50, -34, 96, -22, 112, -4).curve(90, 18, 44, 28, 0, 28)
  const seams = 'M-34 30C-40 90-32 130-18 168M34 30C40 90 32 130 18 168'
  return (
    backCollar(sheet, STAND, main) +
    softShadow(sheet, symmetric(hood.moved(0, 10)), 0.3, 9) +
    panel(sheet, {
      d: symmetric(hood),
      cloth: main,
      folds: [...BACK_FOLDS, ...mirrorFolds(BACK_FOLDS)],
      volume: 1.3,
      trims: seam(seams, main.tones) + stitch(seams, main.tones, 1.1),
    }) +
    panel(sheet, { d: symmetric(mouth), cloth: lining, dim: 0.45, volume: 0.4 })
  )
}
