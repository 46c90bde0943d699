import { mainCloth } from '../core/cloths.ts'
import type { Tones } from '../core/color.ts'
import { grain, type Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve, symmetric } from '../core/path.ts'
import { panel } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import type { Item } from '../core/studio.ts'
import { mark, stitch, wovenLabel } from '../core/trims.ts'
import type { Style } from '../core/draw-options.ts'
import { chestPrint, hemLabel } from './tees.ts'
import { bodyFolds, hemLine, longSleeve, topBlock, type TopBlock } from './top-block.ts'

const STRAP = 46

export function tank(sheet: Sheet, style: Style): Item {
  const block = topBlock(style, { neck: 92, frontDrop: 116, shoulder: -52 })
  const { base, accent } = style.colorway
  const back = style.view === 'back'
  const main = mainCloth(sheet, style)
  const edge = tankNeck(block, back ? 52 : block.frontDrop)
  const arm = tankArmhole(block, edge)
  const content = [
    tankInside(sheet, block, arm, main, back ? '' : wovenLabel(-19, 54, 38, 26, '#f1eee8', base)),
    style.wearer,
    panel(sheet, {
      d: symmetric(
        edge
          .line(...arm.start)
          .then(arm)
          .then(Curve.through(arm.end, block.waist, block.hem))
          .then(hemLine(block)),
      ),
      cloth: main,
      blocks: style.pattern === 'color-block' ? sideBlocks(block, accent) : '',
      folds: bodyFolds(block),
      trims: tankStitching(block, edge, arm, main.tones),
    }),
    back ? mark([0, 100], 34, accent) : mark([block.underarm[0] * 0.4, 214], 40, chestPrint(style)),
    hemLabel(block, style),
  ]
  return {
    content: grain(sheet, 'jersey', 5, content.join('')),
    top: 212,
    scale: 0.94,
    ground: block.hem[1] + 46,
    footprint: 180,
    focus: { x: 60, y: 110, zoom: 3 },
    limbs: { hand: longSleeve(topBlock(style)).cuff.at(0.5) },
  }
}

function tankNeck({ neck }: TopBlock, drop: number): Curve {
  return Curve.from(0, drop).curve(neck * 0.6, drop, neck * 0.86, drop * 0.5, neck * 0.9, 4)
}

function tankArmhole({ underarm: [ux, uy] }: TopBlock, edge: Curve): Curve {
  const strapEnd = edge.end[0] + STRAP
  return Curve.from(strapEnd, 14).curve(strapEnd - 8, uy * 0.55, ux - 62, uy + 4, ux, uy + 14)
}

/** The back of the tank seen through its openings. */
function tankInside(sheet: Sheet, block: TopBlock, arm: Curve, main: Cloth, label: string): string {
  const backArm = arm.map(([x, y]) => [x + (y > 20 ? -16 : 0), y])
  const d = symmetric(
    tankNeck(block, 44)
      .line(...backArm.start)
      .then(backArm)
      .line(0, backArm.end[1]),
  )
  return panel(sheet, { d, cloth: main, dim: 0.5, volume: 0.4, trims: label })
}

function tankStitching(block: TopBlock, edge: Curve, arm: Curve, thread: Tones): string {
  const hem = acrossCentre(hemLine(block).reversed())
  const neckBinding = acrossCentre(edge).map(([x, y]) => [x + Math.sign(x) * 8, y + 8])
  const armBinding = arm.map(([x, y]) => [x - 10, y + 5])
  const lines = [hem.moved(0, -20), hem.moved(0, -26), neckBinding, armBinding, armBinding.mirrored()]
  return lines.map((line) => stitch(line.open(), thread)).join('')
}

/** Contrast side panels. */
function sideBlocks({ underarm: [ux, uy], hem: [hx, hy] }: TopBlock, accent: string): string {
  const side = Curve.from(ux - 42, uy - 20)
    .curve(ux - 78, uy + 120, hx - 60, hy - 160, hx - 34, hy + 30)
    .line(hx + 80, hy + 30)
    .line(ux + 80, uy - 20)
  return `<path d="${side.closed()}${side.mirrored().closed()}" fill="${accent}"/>`
}
