/** Neck openings and collars on the top block. */
import type { Cloth } from '../core/fabric.ts'
import { acrossCentre, Curve, roundedRect, symmetric } from '../core/path.ts'
import { panel, softShadow } from '../core/shading.ts'
import type { Sheet } from '../core/sheet.ts'
import { ribbing, seam, stitch, wovenLabel } from '../core/trims.ts'
import { insideNeck, neckEdge, type TopBlock } from './top-block.ts'

/** The back of the neck seen through the opening, with its label. */
export function neckInside(sheet: Sheet, block: TopBlock, edge: Curve, cloth: Cloth, accent: string): string {
  const d = insideNeck(block, edge)
  const tape = acrossCentre(neckEdge(block, block.backDrop).moved(0, 17)).open()
  const label = wovenLabel(-19, block.backDrop + 19, 38, 27, '#f1eee8', accent)
  return panel(sheet, {
    d,
    cloth,
    dim: 0.5,
    volume: 0,
    trims: seam(tape, cloth.tones, 2) + label + softShadow(sheet, acrossCentre(edge).moved(0, 6).closed(), 0.18, 7),
  })
}

export function crewEdge(block: TopBlock, view: 'front' | 'back'): Curve {
  return neckEdge(block, view === 'back' ? block.backDrop : block.frontDrop)
}

export function vEdge({ neck, frontDrop }: TopBlock): Curve {
  const depth = frontDrop + 44
  return Curve.from(0, depth).curve(neck * 0.42, depth * 0.66, neck * 0.86, depth * 0.3, neck, 0)
}

/** A rib band sewn to the neck edge. */
export function ribBand(sheet: Sheet, edge: Curve, width: number, cloth: Cloth): string {
  const [neck] = edge.end
  const outer = edge.map(([x, y]) => [x * (1 + (width * 0.72) / neck), y + width * (0.26 + 0.74 * (y / edge.start[1]))])
  const band = symmetric(edge.then(outer.reversed()))
  const ribs = ribbing(sheet, acrossCentre(edge), acrossCentre(outer), 58, cloth.tones)
  return (
    panel(sheet, { d: band, cloth, volume: 0.35, trims: ribs }) + stitch(acrossCentre(outer.moved(0, 6)).open(), cloth.tones)
  )
}

/* ---------- Stand collars ---------- */

export interface Stand {
  /** Half the width where the collar is set on. */
  readonly neck: number
  readonly height: number
}

const collarEnd = ({ neck, height }: Stand): Curve =>
  Curve.from(neck, 4).curve(neck - 2, -height * 0.3, neck - 10, -height * 0.74, neck - 14, -height)

/** The back half seen from inside, and the front standing before it. */
export function standCollar(
  sheet: Sheet,
  stand: Stand,
  main: Cloth,
  lining: Cloth,
  hanger: string,
): { behind: string; before: string } {
  const { neck, height } = stand
  const end = collarEnd(stand)
  const rim = Curve.from(...end.end).curve(neck * 0.62, -height - 12, neck * 0.3, -height - 14, 0, -height - 14)
  const frontRim = Curve.from(...end.end).curve(neck * 0.72, -height + 20, neck * 0.37, -height + 34, 0, -height + 40)
  const base = Curve.from(neck, 4).curve(neck * 0.8, 30, neck * 0.42, 44, 0, 44)
  const front = symmetric(frontRim.reversed().then(end.reversed()).then(base))
  const loop = `<path d="M-17 ${2 - height}Q0 ${18 - height} 17 ${2 - height}" fill="none" stroke="${hanger}" stroke-width="4"/>`
  const seamStitch = stitch(acrossCentre(base.reversed()).moved(0, -7).open(), main.tones)
  return {
    behind: panel(sheet, { d: symmetric(rim.reversed().then(frontRim)), cloth: lining, dim: 0.4, volume: 0.4, trims: loop }),
    before: softShadow(sheet, front, 0.22, 6) + panel(sheet, { d: front, cloth: main, volume: 0.7, trims: seamStitch }),
  }
}

export function backCollar(sheet: Sheet, stand: Stand, main: Cloth): string {
  const { neck, height } = stand
  const end = collarEnd(stand)
  const rim = Curve.from(0, -height - 12).curve(neck * 0.3, -height - 12, neck * 0.62, -height - 10, ...end.end)
  return panel(sheet, {
    d: symmetric(rim.then(end.reversed()).curve(neck * 0.8, 32, neck * 0.42, 42, 0, 42)),
    cloth: main,
    volume: 0.9,
  })
}

/* ---------- Polo ---------- */

export function poloEdge({ neck }: TopBlock): Curve {
  return Curve.from(0, 96).curve(16, 74, neck * 0.8, 40, neck, 0)
}

/** Two leaves and a placket with three buttons. */
export function poloCollar(sheet: Sheet, { neck }: TopBlock, collar: Cloth, body: Cloth): string {
  const leaf = Curve.from(neck - 10, -12)
    .curve(neck + 8, -6, neck + 20, 8, neck + 24, 22)
    .curve(neck, 66, 74, 92, 62, 116)
    .line(2, 82)
    .curve(24, 52, neck * 0.72, 18, neck - 10, -12)
  const placket = roundedRect(-13, 76, 26, 138, 3)
  const buttons = [106, 146, 186].map(
    (y) =>
      `<circle cy="${y}" r="5" fill="#efece6" stroke="${body.tones.deep}" stroke-width="1"/><path d="M-1.5 ${y}h3" stroke="#6b6f73" stroke-width="1.4"/>`,
  )
  const side = (d: Curve): string =>
    softShadow(sheet, d.moved(2, 7).closed(), 0.28, 5) +
    panel(sheet, {
      d: d.closed(),
      cloth: collar,
      volume: 0.5,
      trims: stitch(d.map(([x, y]) => [x * 0.96, y * 0.94 - 1]).open(), collar.tones),
    })
  return (
    panel(sheet, { d: placket, cloth: body, volume: 0.2, trims: stitch('M-9 80V206H9V80M-9 196H9', body.tones) }) +
    buttons.join('') +
    side(leaf.mirrored()) +
    side(leaf)
  )
}
