/** A hood standing up on an unseen head, from the front and from behind. */
import type { Cloth } from '../core/fabric.ts'
import { Curve, symmetric } from '../core/path.ts'
import { mirrorFolds, panel, softShadow, type Fold } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { seam, stitch } from '../core/trims.ts'

/** Outer silhouette, from the crown to where the hood meets the shoulder, and on to the throat. */
const silhouette = Curve.through([0, -196], [58, -184], [104, -138], [122, -66], [116, -6], [104, 28])
const throat = Curve.from(104, 28).curve(84, 66, 34, 88, 0, 92)
const opening = Curve.through([0, -150], [40, -140], [66, -100], [72, -44], [58, 10], [22, 60]).line(0, 78)

const FOLDS: Fold[] = [
  { from: [98, 18], to: [86, -104], width: 15, bow: 12 },
  { from: [70, 58], to: [84, -10], width: 10, bow: 8, depth: 0.8 },
  { from: [112, -84], to: [56, -160], width: 11, bow: 10, depth: 0.7 },
]

export function frontHood(sheet: Sheet, outside: Cloth, lining: Cloth): string {
  const edgeStitch = symmetric(opening.map(([x, y]) => [x * 1.17, y * 1.06 - 4]))
  const shell = symmetric(silhouette.then(throat))
  const inside = symmetric(opening)
  return [
    softShadow(sheet, symmetric(silhouette.then(throat.moved(0, 10))), 0.3, 8),
    panel(sheet, {
      d: shell,
      cloth: outside,
      folds: [...FOLDS, ...mirrorFolds(FOLDS)],
      volume: 1.2,
      trims: stitch(edgeStitch, outside.tones),
    }),
    panel(sheet, { d: inside, cloth: lining, dim: 0.42, volume: 0.4, trims: insideOfHood(sheet, lining) }),
    overlap(outside),
  ].join('')
}

/** The centre-back seam and the deep shade inside. */
function insideOfHood(sheet: Sheet, lining: Cloth): string {
  return (
    softShadow(sheet, symmetric(Curve.through([0, -96], [40, -70], [50, -20], [30, 40], [0, 60])), 0.42, 20) +
    seam('M0-150C-3-90-3-20 0 30', lining.tones, 2) +
    seam('M-64 12C-30 34 30 34 64 12', lining.tones, 2)
  )
}

/** Where one front edge crosses the other at the throat. */
const overlap = (outside: Cloth): string => seam('M24 57C14 68 2 78-13 90', outside.tones, 2)

export function backHood(sheet: Sheet, outside: Cloth): string {
  const nape = Curve.from(104, 28).curve(70, 50, 30, 54, 0, 54)
  const d = symmetric(silhouette.then(nape))
  const seams = seam('M-46-190C-56-110-50-30-44 50M46-190C56-110 50-30 44 50', outside.tones)
  const trims = seams + stitch('M-52-188C-62-110-56-30-50 50M52-188C62-110 56-30 50 50', outside.tones)
  return (
    softShadow(sheet, symmetric(silhouette.then(nape.moved(0, 10))), 0.26, 8) +
    panel(sheet, { d, cloth: outside, folds: [...FOLDS, ...mirrorFolds(FOLDS)], volume: 1.3, trims })
  )
}
